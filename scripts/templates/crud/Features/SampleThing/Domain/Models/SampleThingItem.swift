public import Core

/// A sample item, which is open or done.
public struct SampleThingItem: Identifiable, Hashable, Sendable {
    /// The id of a new sample item, until the server sends one.
    static let newID: ResourceID = "…"

    /// The id of the sample item.
    public let id: ResourceID
    /// The title, in one line.
    public let title: String
    /// Whether the sample item is done.
    public var isDone: Bool

    /// Creates a sample item, also for previews and tests.
    public init(id: ResourceID, title: String, isDone: Bool) {
        self.id = id
        self.title = title
        self.isDone = isDone
    }
}
