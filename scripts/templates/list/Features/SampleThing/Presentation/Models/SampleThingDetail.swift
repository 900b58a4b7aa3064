public import Core

/// An item as pages show it: a line of the list, or a page of its own.
public struct SampleThingDetail: Equatable, Sendable {
    /// The item's id.
    public let id: ResourceID
    /// The title.
    public let title: String
    /// The text; lines are separated by newlines.
    public let body: String

    /// Makes an item, as for a preview.
    public init(id: ResourceID, title: String, body: String) {
        self.id = id
        self.title = title
        self.body = body
    }
}

extension SampleThingDetail {
    init(_ item: SampleThingItem) {
        self.init(id: item.id, title: item.title, body: item.body)
    }

    /// The item that it was made from.
    var item: SampleThingItem {
        SampleThingItem(id: id, title: title, body: body)
    }
}
