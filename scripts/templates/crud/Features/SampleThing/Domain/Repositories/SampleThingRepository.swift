public import Core

/// Reads and changes sample items, for example through an API.
public protocol SampleThingRepository: Sendable {
    /// Reads the sample items that `query` selects. The newest sample items come first.
    func sampleItems(_ query: SampleThingQuery) async throws(SampleThingError) -> ListPage<SampleThingItem>
    /// Adds a sample item that is not done. Returns the sample item with the id from the server.
    func add(_ title: String) async throws(SampleThingError) -> SampleThingItem
    /// Saves the value of `isDone` on the server. Returns the sample item from the response.
    func update(_ item: SampleThingItem) async throws(SampleThingError) -> SampleThingItem
    /// Removes a sample item.
    func remove(_ id: SampleThingItem.ID) async throws(SampleThingError)
}
