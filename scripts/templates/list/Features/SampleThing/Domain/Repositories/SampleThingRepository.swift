public import Core

/// Reads sample items.
public protocol SampleThingRepository: Sendable {
    /// One page of the sample items that `query` selects. The page number starts at 1. A page after the last is empty.
    func sampleItems(_ query: SampleThingQuery, page: Int) async throws(SampleThingError) -> ListPage<SampleThingItem>
    /// One sample item with its details.
    func sampleItem(_ id: ResourceID) async throws(SampleThingError) -> SampleThingDetail
}
