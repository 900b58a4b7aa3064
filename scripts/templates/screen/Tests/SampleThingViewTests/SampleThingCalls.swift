import SampleThing
import ViewTestSupport

final class SampleThingCalls: RecordedActions, SampleThingActions {}
