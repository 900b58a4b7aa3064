public import Core

/// Where items come from.
public protocol SampleThingRepository: Sendable {
    /// One page of the items that `query` asks for; pages count from 1, and one past the end is empty.
    func items(_ query: SampleThingQuery, page: Int) async throws(SampleThingError) -> ListPage<SampleThingItem>
    /// One item.
    func item(_ id: ResourceID) async throws(SampleThingError) -> SampleThingItem
}
