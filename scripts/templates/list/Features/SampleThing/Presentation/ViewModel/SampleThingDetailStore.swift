public import Core

/// Loads one sample item, and stores the state of the screen that shows it.
@MainActor
public final class SampleThingDetailStore: LoadStore<SampleThingItem, SampleThingError>, ScreenStore {
    #if CRUD
    /// The sample items, with the changes of the user.
    public let collection: ChangedCollection<SampleThingItem>
    private let repository: any SampleThingRepository
    private let id: SampleThingItem.ID
    private let onEdit: @MainActor (SampleThingItem) -> Void

    init(
        repository: any SampleThingRepository,
        id: SampleThingItem.ID,
        initial: SampleThingItem?,
        onEdit: @escaping @MainActor (SampleThingItem) -> Void
    ) {
        let collection = repository.changedSampleItems
        (self.repository, self.id, self.onEdit) = (repository, id, onEdit)
        self.collection = collection
        super.init(initial, overlay: collection.overlay(of: id)) { _, _ async throws(SampleThingError) in
            guard let item = try await collection.load(id, repository.sampleItem) else { throw .noSuchSampleItem(id) }
            return item
        }
    }
    #else
    init(repository: any SampleThingRepository, id: SampleThingItem.ID, initial: SampleThingItem?) {
        super.init(initial) { (_, _) async throws(SampleThingError) in try await repository.sampleItem(id) }
    }
    #endif
}
#if CRUD

extension SampleThingDetailStore: SampleThingDetailActions, ChangingStore {
    /// Whether the user has removed the sample item, or has given up its addition. If the server refuses the removal,
    /// it is not removed.
    public var isRemoved: Bool { isRemoved(id) }

    /// The changes of the sample item that the server does not have. If one was refused, it comes first.
    public var unsent: [PendingChange] { collection.unsent(of: id) }

    /// Opens the form. Does nothing if no sample item is visible.
    public func edit() {
        if let item = state.content { onEdit(item) }
    }

    #if BOOL
    /// Saves the other value of `sampleToggle`.
    public func toggle() async -> PendingChange? {
        await change(id, or: .noSuchSampleItem(id)) { [repository] in repository.toggling($0) }
    }

    #endif
    /// Saves that the sample item is removed.
    public func remove() async -> PendingChange? {
        await change(id, or: .noSuchSampleItem(id)) { [repository] in repository.removing($0) }
    }
}
#endif
