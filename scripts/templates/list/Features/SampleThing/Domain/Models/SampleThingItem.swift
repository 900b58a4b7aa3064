public import Core

/// A sample item in the list.
public struct SampleThingItem: ListElement, Hashable {
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

extension SampleThingItem {
    /// The fields that are texts. A search reads all of them.
    public var texts: [String] {
        [
            // The title, and then the other texts.
            sampleText
        ]
    }
}
#if BOOL

extension SampleThingItem {
    /// The values that a query can select, by the names of their fields.
    public var values: [String: String] { ["sampleToggle": "\(sampleToggle)"] }
}
#endif
#if OFFLINE

extension SampleThingItem: SavedElement {}
#endif
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
