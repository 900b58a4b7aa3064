public import Core

/// A sample item.
public struct SampleThingItem: Identifiable, Hashable, Sendable {
    /// The id of the sample item.
    public let id: ResourceID
    /// The title, in one line.
    public let title: String
    /// The text. It may have several lines.
    public let body: String

    /// Creates a sample item, also for previews and tests.
    public init(id: ResourceID, title: String, body: String) {
        self.id = id
        self.title = title
        self.body = body
    }
}
