public import Core

/// Where items come from, and where changes go.
public protocol SampleThingRepository: Sendable {
    /// The newest items that pass the query's filter, newest first, no more than its limit.
    func items(_ query: SampleThingQuery) async throws(SampleThingError) -> ListPage<SampleThingItem>
    /// One item.
    func item(_ id: ResourceID) async throws(SampleThingError) -> SampleThingItem
    /// Makes an item that is not done, and gives it back with its id.
    func add(_ title: String) async throws(SampleThingError) -> SampleThingItem
    /// Keeps whether an item is done, and gives it back as it is kept.
    func update(_ item: SampleThingItem) async throws(SampleThingError) -> SampleThingItem
    /// Removes an item.
    func remove(_ id: ResourceID) async throws(SampleThingError)
}
