public import Core

/// A sample item with all that the screen shows.
public struct SampleThingItem: Identifiable, Hashable, Sendable {
    /// The id of the sample item on the server.
    public let id: ResourceID<SampleThingItem>
    /// Sample label.
    public let sampleField: String

    /// Creates a sample item, for example in a preview or a test.
    public init(id: ID, sampleField: String) {
        self.id = id
        self.sampleField = sampleField
    }
}
#if CHOICE

/// Sample choice. A value that this app does not know is kept.
public enum SampleThingSampleChoice: Hashable, Sendable, CaseIterable {
    case sampleCase
    /// A value that this app does not know.
    case other(String)

    /// The values that this app knows.
    public static let allCases: [SampleThingSampleChoice] = [
        .sampleCase
    ]
}
#endif
