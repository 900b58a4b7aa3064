import SampleThing
import ViewTestSupport

/// Records the actions of the screen.
final class SampleThingCalls: RecordedActions, SampleThingActions {}
