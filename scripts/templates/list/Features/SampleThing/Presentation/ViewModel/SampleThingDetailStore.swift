public import Core

/// Loads one sample item, and stores the state of the screen that shows it.
@MainActor
public final class SampleThingDetailStore: LoadStore<SampleThingItem, SampleThingError>, ScreenStore {
    #if CRUD
    /// The open form. `nil` means that the user does not edit the sample item.
    @Observed public private(set) var form: SampleThingFormStore?
    /// Whether the form has changes that are not saved.
    public var isUnsaved: Bool { form?.state.isUnsaved ?? false }
    /// The sample items, with the changes of the user.
    public let collection: ChangedCollection<SampleThingItem>
    private let repository: any SampleThingRepository
    private let id: SampleThingItem.ID

    init(repository: any SampleThingRepository, id: SampleThingItem.ID, initial: SampleThingItem?) {
        let collection = repository.changedSampleItems
        (self.repository, self.id) = (repository, id)
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
        guard form == nil, let item = state.content else { return }
        form = repository.form(editing: item) { [weak self] in self?.closeForm() }
    }

    /// Closes the form, during a save only if the save fails.
    public func closeForm() {
        form?.end { [weak self] in self?.form = nil }
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
