public import Core

/// Reads sample items, for example through an API.
public protocol SampleThingRepository: Sendable {
    /// Reads one page of the sample items that `query` selects. The first page is 1. A page after the end of
    /// the list is empty.
    #if OFFLINE
    ///
    /// If the page is saved on this device, `showSaved` receives it first. If the server cannot be reached, the
    /// result is this saved page.
    func sampleItems(
        _ query: SampleThingQuery,
        page: Int,
        showSaved: (@Sendable (ListPage<SampleThingItem>) async -> Void)?
    ) async throws(SampleThingError) -> ListPage<SampleThingItem>
    #else
    func sampleItems(
        _ query: SampleThingQuery,
        page: Int
    ) async throws(SampleThingError) -> ListPage<SampleThingItem>
    #endif
    /// Reads one sample item with its details.
    func sampleItem(_ id: SampleThingItem.ID) async throws(SampleThingError) -> SampleThingDetail
}
