import Core
import SampleThing
import ViewTestSupport

final class SampleThingCalls: RecordedActions, SampleThingActions {
    func open(_ item: SampleThingItem) { record("open(\(item.id))") }
    #if CRUD
    func add() { record("add") }
    func edit(_ item: SampleThingItem) { record("edit(\(item.id))") }
    func edit() { record("edit") }
    #if BOOL
    func toggle(_ id: SampleThingItem.ID) async -> PendingChange? { unsaved("toggle(\(id))") }
    #endif
    func remove(_ id: SampleThingItem.ID) async -> PendingChange? { unsaved("remove(\(id))") }
    func remove() async -> PendingChange? { unsaved("remove") }
    #endif
    #if FLAG
    func toggleSampleFlag() async -> PendingChange? { unsaved("toggleSampleFlag") }
    #endif
    #if CHANGES
    func sendAgain(_ change: PendingChange) async { record("sendAgain(\(change.number))") }
    func discard(_ change: PendingChange) async { record("discard(\(change.number))") }
    func discarded(with change: PendingChange) -> [PendingChange] { [change] }

    private func unsaved(_ call: String) -> PendingChange? {
        record(call)
        return nil
    }
    #endif
}
#if CHANGES

extension SampleThingCalls: SampleThingDetailActions {}
#endif
