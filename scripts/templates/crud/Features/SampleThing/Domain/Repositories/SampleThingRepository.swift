public import Core

/// Reads and changes sample items.
public protocol SampleThingRepository: Sendable {
    /// The sample items that `query` selects, the newest first.
    func sampleItems(_ query: SampleThingQuery) async throws(SampleThingError) -> ListPage<SampleThingItem>
    /// Adds a sample item that is not done. Returns it with its id.
    func add(_ title: String) async throws(SampleThingError) -> SampleThingItem
    /// Saves whether a sample item is done. Returns it as the server saved it.
    func update(_ item: SampleThingItem) async throws(SampleThingError) -> SampleThingItem
    /// Removes a sample item.
    func remove(_ id: ResourceID) async throws(SampleThingError)
}
