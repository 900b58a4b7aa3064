import Core
import SampleThing
import ViewTestSupport

/// Records the actions of the screen. Nothing is added, so the typed title stays in its field.
final class SampleThingCalls: RecordedActions, SampleThingActions {
    func filter(_ filter: SampleThingFilter) async { record("filter(\(filter))") }
    func sendAgain(_ change: PendingChange) async { record("sendAgain(\(change.number))") }
    func discard(_ change: PendingChange) async { record("discard(\(change.number))") }

    func discarded(with change: PendingChange) -> [PendingChange] { [change] }
    func toggle(_ id: SampleThingItem.ID) async -> PendingChange? { unsaved("toggle(\(id))") }
    func remove(_ id: SampleThingItem.ID) async -> PendingChange? { unsaved("remove(\(id))") }
    func add(_ title: String, form: String, onSaved: @escaping @MainActor () -> Void) async -> PendingChange? {
        unsaved("add(\"\(title)\")")
    }

    private func unsaved(_ call: String) -> PendingChange? {
        record(call)
        return nil
    }
}
