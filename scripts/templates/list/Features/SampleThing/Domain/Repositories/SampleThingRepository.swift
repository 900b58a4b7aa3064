public import Core

/// Reads sample items.
public protocol SampleThingRepository: Sendable {
    /// Returns one page of the sample items that `query` selects. Page numbers start at 1. A page after the last
    /// page is empty.
    func sampleItems(_ query: SampleThingQuery, page: Int) async throws(SampleThingError) -> ListPage<SampleThingItem>
    /// Returns the sample item with this id, with its details.
    func sampleItem(_ id: ResourceID) async throws(SampleThingError) -> SampleThingDetail
}
