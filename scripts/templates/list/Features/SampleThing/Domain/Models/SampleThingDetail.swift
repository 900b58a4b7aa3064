#if FIELDS
/// The list has all details of a sample item. If the list gets fewer details, replace the typealias with a struct.
public typealias SampleThingDetail = SampleThingItem
#else
public import Core

/// A sample item with all details that the screen of one sample item shows.
public struct SampleThingDetail: Identifiable, Hashable, Sendable {
    /// The id of the sample item on the server.
    public let id: SampleThingItem.ID
    /// The title of the sample item.
    public let title: String
    /// The text. It may have several lines. `nil` means that it is not loaded yet.
    public let body: String?

    /// Creates the details of a sample item, for example in a preview or a test.
    public init(id: SampleThingItem.ID, title: String, body: String?) {
        self.id = id
        self.title = title
        self.body = body
    }
}
#endif
