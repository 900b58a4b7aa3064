public import Core

/// One item, as the server keeps it.
public struct SampleThingItem: Equatable, Sendable {
    /// The item's id.
    public let id: ResourceID
    /// The title.
    public let title: String
    /// The text; lines are separated by newlines.
    public let body: String

    /// Makes an item.
    public init(id: ResourceID, title: String, body: String) {
        self.id = id
        self.title = title
        self.body = body
    }
}
