public import Core

/// A todo of the fake server. The test screens call it a note.
public struct TestNote: Identifiable, Hashable, Sendable, Decodable {
    /// The id of the note.
    public let id: ResourceID<TestNote>
    /// The id of the user who wrote the note.
    public let userId: ResourceID<TestNote>
    /// The text of the note.
    public let title: String
}
