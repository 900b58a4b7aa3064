public import Core

/// The item that the page shows.
public struct SampleThingContent: Equatable, Sendable {
    /// The item's id.
    public let id: ResourceID
    /// The title.
    public let title: String
    /// The text; lines are separated by newlines.
    public let body: String

    /// Makes content, as for a preview.
    public init(id: ResourceID, title: String, body: String) {
        self.id = id
        self.title = title
        self.body = body
    }
}

extension SampleThingContent {
    init(_ item: SampleThingItem) {
        self.init(id: item.id, title: item.title, body: item.body)
    }
}
