public import Core

/// The store of a test screen. It loads notes.
@MainActor
public final class TestScreenStore: LoadStore<[TestNote], TestScreenError>, ScreenStore {
    /// The title of the screen.
    public let title: Message
    /// Whether the store loads a list of notes.
    public let isList: Bool
    private let onOpen: @MainActor (TestNote) -> Void

    init(
        title: Message,
        isList: Bool = false,
        notes: @escaping @MainActor () async throws(APIError) -> [TestNote],
        onOpen: @escaping @MainActor (TestNote) -> Void
    ) {
        self.title = title
        self.isList = isList
        self.onOpen = onOpen
        super.init { (_, _) async throws(TestScreenError) in
            do throws(APIError) { return try await notes() } catch { throw TestScreenError(error: error) }
        }
    }

    /// Opens the screen of a note.
    public func open(_ note: TestNote) {
        onOpen(note)
    }
}
