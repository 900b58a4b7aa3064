public import Core

/// A sample item in the list.
public struct SampleThingItem: Identifiable, Hashable, Sendable {
    /// The id of the sample item on the server.
    public let id: ResourceID<SampleThingItem>
    /// The title. It has one line.
    public let title: String

    /// Creates a sample item, for example in a preview or a test.
    public init(id: ID, title: String) {
        self.id = id
        self.title = title
    }
}
