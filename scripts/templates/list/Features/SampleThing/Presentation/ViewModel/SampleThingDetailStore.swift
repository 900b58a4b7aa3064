public import Core

/// Loads one sample item, and stores the state of the screen that shows it.
@MainActor
public final class SampleThingDetailStore: LoadStore<SampleThingItem, SampleThingError>, ScreenStore {
    #if CHANGES
    /// The sample items, with the changes of the user.
    public let collection: ChangedCollection<SampleThingItem>
    private let repository: any SampleThingRepository
    private let id: SampleThingItem.ID
    #endif
    #if CRUD
    private let onEdit: @MainActor (SampleThingItem) -> Void
    #endif

    init(
        repository: any SampleThingRepository,
        id: SampleThingItem.ID,
        // #if CRUD
        onEdit: @escaping @MainActor (SampleThingItem) -> Void,
        // #endif
        initial: SampleThingItem?
    ) {
        #if CHANGES
        let collection = repository.changedSampleItems
        (self.repository, self.id, self.collection) = (repository, id, collection)
        #if CRUD
        self.onEdit = onEdit
        #endif
        #endif
        super.init(
            initial,
            // #if CHANGES
            overlay: collection.overlay(of: id),
            // #endif
            // #if OFFLINE
            saved: { await repository.savedSampleItem(id) },
            // #endif
            fetch: { (_, _) async throws(SampleThingError) in
                #if CHANGES
                let item = try await collection.load(id, repository.sampleItem)
                guard let item else { throw .noSuchSampleItem(id) }
                return item
                #else
                try await repository.sampleItem(id)
                #endif
            }
        )
    }
}
#if CHANGES

extension SampleThingDetailStore: SampleThingDetailActions, ChangingStore {
    #if CRUD
    /// Whether the user has removed the sample item, or has given up its addition. If the server refuses the removal,
    /// it is not removed.
    public var isRemoved: Bool { isRemoved(id) }

    #endif
    /// The changes of the sample item that the server does not have. If one was refused, it comes first.
    public var unsent: [PendingChange] { collection.unsent(of: id) }
    #if FLAG

    /// Saves that the user turns `sampleFlag` on or off.
    @discardableResult
    public func toggleSampleFlag() async -> PendingChange? {
        await change(id, or: .noSuchSampleItem(id)) { [repository] in repository.togglingSampleFlag($0) }
    }
    #endif
    #if CRUD

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
    #endif
}
#endif
