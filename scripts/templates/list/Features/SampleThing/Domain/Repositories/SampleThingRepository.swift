public import Core

/// Reads sample items, for example through an API.
public protocol SampleThingRepository: Sendable {
    #if OFFLINE
    /// Reads one page of the sample items that `query` selects from this device. `nil` means that the page is not
    /// saved.
    func savedSampleItems(_ query: SampleThingQuery, page: Int) async -> ListPage<SampleThingItem>?
    /// Reads one page of the sample items that `query` selects from the server. The first page is 1. A page after the
    /// end of the list is empty. If the server cannot be reached, `saved` is the result, unless it is `nil`.
    func sampleItems(
        _ query: SampleThingQuery,
        page: Int,
        saved: ListPage<SampleThingItem>?
    ) async throws(SampleThingError) -> ListPage<SampleThingItem>
    #else
    /// Reads one page of the sample items that `query` selects. The first page is 1. A page after the end of the list
    /// is empty.
    func sampleItems(
        _ query: SampleThingQuery,
        page: Int
    ) async throws(SampleThingError) -> ListPage<SampleThingItem>
    #endif
    /// Reads one sample item with its details.
    func sampleItem(_ id: SampleThingItem.ID) async throws(SampleThingError) -> SampleThingDetail
}
