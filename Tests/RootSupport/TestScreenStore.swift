public import Core
public import Observation

/// The store of a test screen. It loads notes from the fake server.
@MainActor
@Observable
public final class TestScreenStore: LoadStore {
    /// The current state of the screen.
    public var state: LoadState<[TestNote], APIError> { loader.state }
    /// Loads the notes.
    public let loader: Loader<[TestNote], APIError>
    /// The title of the screen.
    public let title: Message
    /// Signs the user out. `nil` means that the screen cannot do this.
    public let onLogout: (@MainActor () async -> Void)?
    private let onOpen: @MainActor (TestNote) -> Void

    init(
        title: Message,
        notes: @escaping @MainActor () async throws(APIError) -> [TestNote],
        onOpen: @escaping @MainActor (TestNote) -> Void,
        onLogout: (@MainActor () async -> Void)? = nil
    ) {
        (self.title, self.onOpen, self.onLogout) = (title, onOpen, onLogout)
        loader = Loader { (_) async throws(APIError) in try await notes() }
    }

    /// Opens the screen of a note.
    public func open(_ note: TestNote) {
        onOpen(note)
    }
}
