public import Core

/// Reads sample items. The app has a `SampleThingRepositoryImpl`.
public protocol SampleThingRepository: Sendable {
    #if CHANGES
    /// The sample items, with the changes of the user.
    var changedSampleItems: ChangedCollection<SampleThingItem> { get }
    /// The reason why the server refused a change. `nil` means that it was not refused.
    func error(of change: PendingChange) -> SampleThingError?
    #endif
    #if CRUD
    /// The change that adds a sample item.
    func adding(_ values: [SampleThingField: JSONValue]) -> PendingChange
    /// The change of these values of a sample item. It can join earlier changes that wait.
    func editing(_ item: SampleThingItem, _ values: [SampleThingField: JSONValue]) -> PendingChange
    #if BOOL
    /// The change to the other value of `sampleToggle`. It can join earlier changes that wait.
    func toggling(_ item: SampleThingItem) -> PendingChange
    #endif
    /// The change that removes a sample item.
    func removing(_ item: SampleThingItem) -> PendingChange
    #endif
    #if FLAG
    /// The change that turns `sampleFlag` on or off. If the opposite change was never sent, both are removed.
    func togglingSampleFlag(_ item: SampleThingItem) -> PendingChange
    #endif
    /// Reads one page of sample items. A page after the end of the list is empty. `show` can receive an older page
    /// before this method returns.
    func sampleItems(
        _ request: ListRequest<SampleThingQuery>,
        show: Show<ListPage<SampleThingItem>>
    ) async throws(SampleThingError) -> ListPage<SampleThingItem>
    /// Reads one sample item with its details.
    func sampleItem(_ id: SampleThingItem.ID) async throws(SampleThingError) -> SampleThingItem
    #if OFFLINE
    /// Returns a sample item as it is saved on this device. `nil` means that it is not saved.
    func savedSampleItem(_ id: SampleThingItem.ID) async -> SavedCopy<SampleThingItem>?
    #endif
}
