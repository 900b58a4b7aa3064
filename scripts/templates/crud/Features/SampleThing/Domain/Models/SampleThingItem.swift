public import Core

/// One item of the list.
public struct SampleThingItem: Equatable, Sendable {
    /// The item's id.
    public let id: ResourceID
    /// What it is about.
    public let title: String
    /// Whether it is done.
    public var isDone: Bool

    /// Makes an item.
    public init(id: ResourceID, title: String, isDone: Bool) {
        self.id = id
        self.title = title
        self.isDone = isDone
    }
}
