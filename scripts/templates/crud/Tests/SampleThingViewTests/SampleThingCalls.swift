import SampleThing
import ViewTestSupport

/// Records the actions of the screen. Nothing is added, so the typed title stays in its field.
final class SampleThingCalls: RecordedActions, SampleThingActions {
    func filter(_ filter: SampleThingFilter) async { record("filter(\(filter))") }
    func add(_ title: String, onAdded: @escaping @MainActor () -> Void) async { record("add(\"\(title)\")") }
    func toggle(_ id: SampleThingItem.ID) async { record("toggle(\(id))") }
    func remove(_ id: SampleThingItem.ID) async { record("remove(\(id))") }
}
