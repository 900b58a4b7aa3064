public import Core

/// Reads sample items, for example through an API.
public protocol SampleThingRepository: Sendable {
    #if CRUD
    /// The path of the sample items.
    var path: APIPath { get }
    /// The request that adds a sample item.
    func adding(_ values: JSONObject) -> PendingChange
    /// The request that changes these values of a sample item. It can join earlier changes that wait.
    func editing(_ item: SampleThingItem, _ values: JSONObject) -> PendingChange
    #if BOOL
    /// The request that saves the other value of `sampleToggle`. It can join earlier changes that wait.
    func toggling(_ item: SampleThingItem) -> PendingChange
    #endif
    /// The request that removes a sample item.
    func removing(_ item: SampleThingItem) -> PendingChange
    /// Returns a sample item with a change. For a new sample item, `old` is `nil`.
    func sampleItem(with change: PendingChange, old: SampleThingItem?) -> SampleThingItem?
    /// The reason why the server refused a change. `nil` means that it was not refused.
    func error(of change: PendingChange) -> SampleThingError?
    #endif
    /// Reads one page of sample items. A page after the end of the list is empty. `show` can receive an older page
    /// before this method returns.
    func sampleItems(
        _ request: ListRequest<SampleThingQuery>,
        show: Show<ListPage<SampleThingItem>>
    ) async throws(SampleThingError) -> ListPage<SampleThingItem>
    /// Reads one sample item with its details.
    func sampleItem(_ id: SampleThingItem.ID) async throws(SampleThingError) -> SampleThingItem
}
