public import Core

/// Reads sample items, for example through an API.
public protocol SampleThingRepository: Sendable {
    /// Reads one page of sample items. A page after the end of the list is empty. `show` can receive an older page
    /// before this method returns.
    func sampleItems(
        _ request: ListRequest<SampleThingQuery>,
        show: Show<ListPage<SampleThingItem>>
    ) async throws(SampleThingError) -> ListPage<SampleThingItem>
    /// Reads one sample item with its details.
    func sampleItem(_ id: SampleThingItem.ID) async throws(SampleThingError) -> SampleThingItem
}
