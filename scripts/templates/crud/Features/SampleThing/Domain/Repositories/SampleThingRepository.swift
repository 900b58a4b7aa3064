public import Core

/// Reads sample items, for example through an API, and says with which requests they are changed.
public protocol SampleThingRepository: Sendable {
    /// The path of the sample items.
    var path: APIPath { get }
    /// Reads the sample items that `query` selects. The newest sample items come first.
    func sampleItems(_ query: SampleThingQuery) async throws(SampleThingError) -> ListPage<SampleThingItem>
    /// The request that adds a sample item that is not done. A `form` adds one sample item, even if it is sent twice.
    func adding(_ title: String, form: String) -> PendingChange
    /// The request that saves the value of `isDone`.
    func updating(_ item: SampleThingItem) -> PendingChange
    /// The request that removes a sample item.
    func removing(_ item: SampleThingItem) -> PendingChange
    /// Returns a sample item with a change. For a new sample item, `old` is `nil`.
    func sampleItem(with change: PendingChange, old: SampleThingItem?) -> SampleThingItem?
    /// The reason why the server refused a change. `nil` means that it was not refused.
    func error(of change: PendingChange) -> SampleThingError?
}
