import SampleThing
import ViewTestSupport

/// Records the actions of the list and of one sample item.
final class SampleThingCalls: RecordedActions, SampleThingActions {
    func open(_ item: SampleThingItem) { record("open(\(item.id))") }
}
