public import Core

/// A sample item in the list.
public struct SampleThingItem: Identifiable, Hashable, Sendable {
    /// The id of the sample item.
    public let id: ResourceID
    /// The title, in one line.
    public let title: String

    /// Creates a sample item, also for previews and tests.
    public init(id: ResourceID, title: String) {
        self.id = id
        self.title = title
    }
}
