public import Core

/// Loads one sample item, and stores the state of the screen that shows it.
@MainActor
public final class SampleThingDetailStore: LoadStore<SampleThingItem, SampleThingError>, ScreenStore {
    #if CRUD
    /// The open form. `nil` means that the user does not edit the sample item.
    @Observed public private(set) var form: SampleThingFormStore?
    private let repository: any SampleThingRepository
    private let changes: Changes
    private let id: SampleThingItem.ID
    /// The changes that the loaded sample item contains.
    private let known: Observed<Set<Int>>

    init(
        repository: any SampleThingRepository,
        changes: Changes,
        id: SampleThingItem.ID,
        known item: SampleThingItem?
    ) {
        let known = Observed(wrappedValue: Set<Int>())
        (self.repository, self.changes, self.id, self.known) = (repository, changes, id, known)
        super.init(item) { _, _ async throws(SampleThingError) in
            let sent = await changes.sentNumbers()
            guard let serverID = changes.outbox.serverID(of: id, at: repository.path) else {
                // The server does not know a sample item that was added on this device.
                let new = changes.outbox.sampleItem(id, from: nil, known: sent, of: repository)
                guard let new else { throw .noSuchSampleItem(id) }
                return new
            }
            let item = try await repository.sampleItem(serverID)
            known.wrappedValue = sent
            return item
        }
        changes.follow(self) { $0.present() }
        present()
    }

    /// The loaded sample item with the changes of the user. If it is removed, this is what was loaded.
    public override func presented(_ loaded: SampleThingItem?) -> SampleThingItem? { shown(loaded) ?? loaded }
    #else
    init(repository: any SampleThingRepository, id: SampleThingItem.ID, known: SampleThingItem?) {
        super.init(known) { (_, _) async throws(SampleThingError) in try await repository.sampleItem(id) }
    }
    #endif
}
#if CRUD

extension SampleThingDetailStore: SampleThingDetailActions {
    /// Whether the user has removed the sample item, or has given up its addition. If the server refuses the removal,
    /// it is not removed.
    public var isRemoved: Bool { loaded != nil && shown(loaded) == nil }

    /// The changes of the sample item that the server does not have. If one was refused, it comes first.
    public var unsent: [PendingChange] { changes.unsent(of: id, at: repository.path) }

    /// Opens the form. Does nothing if no sample item is visible.
    public func edit() {
        guard form == nil, let item = state.content else { return }
        form = changes.form(editing: item, of: repository) { [weak self] in self?.closeForm() }
    }

    /// Closes the form, during a save only if the save fails.
    public func closeForm() {
        form?.end { [weak self] in self?.form = nil }
    }

    #if BOOL
    /// Saves the other value of `sampleToggle`.
    public func toggle() async -> PendingChange? { await change { $1.toggling($0) } }

    #endif
    /// Saves that the sample item is removed.
    public func remove() async -> PendingChange? { await change { $1.removing($0) } }

    /// Sends a refused change again.
    public func sendAgain(_ change: PendingChange) async {
        await edit(changes) { changes throws(ChangeError) in try await changes.retry(change.number) }
    }

    /// The changes that `discard(_:)` gives up.
    public func discarded(with change: PendingChange) -> [PendingChange] {
        changes.outbox.discarded(with: change.number)
    }

    /// Gives up a change.
    public func discard(_ change: PendingChange) async {
        await edit(changes) { changes throws(ChangeError) in try await changes.discard(change.number) }
    }

    private func shown(_ loaded: SampleThingItem?) -> SampleThingItem? {
        changes.outbox.sampleItem(id, from: loaded, known: known.wrappedValue, of: repository)
    }

    private func change(
        _ make: @escaping @Sendable (SampleThingItem, any SampleThingRepository) -> PendingChange
    ) async -> PendingChange? {
        // If the sample item could not be loaded, this is the reason.
        let (loaded, known, missing) = (loaded, known.wrappedValue, state.error ?? .noSuchSampleItem(id))
        return await save(in: changes) { [id, repository] outbox throws(SampleThingError) in
            let item = outbox.sampleItem(id, from: loaded, known: known, of: repository)
            guard let item else { throw missing }
            return make(item, repository)
        }
    }
}

extension Outbox {
    /// A sample item with its changes. `loaded` is the sample item as the server has sent it, with the changes `known`.
    fileprivate func sampleItem(
        _ id: SampleThingItem.ID,
        from loaded: SampleThingItem?,
        known: Set<Int>,
        of repository: any SampleThingRepository
    ) -> SampleThingItem? {
        let serverID = serverID(of: id, at: repository.path)
        let old = serverID == nil ? [] : [loaded].compactMap(\.self)
        return applied(to: old, at: repository.path, known: known, repository.sampleItem(with:old:))
            .first { $0.id == serverID ?? id }
    }
}
#endif
