import SampleThing
import ViewTestSupport

/// Records the actions of the page.
final class SampleThingCalls: RecordedActions, SampleThingActions {
}
