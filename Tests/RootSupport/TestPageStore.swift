public import Core
public import Observation

/// The store of a test page. It loads notes from the fake server.
@MainActor
@Observable
public final class TestPageStore: Store {
    /// The current state of the page.
    public private(set) var state: LoadState<[TestNote], APIError> = .idle(previous: nil) {
        didSet { transitions.send(state) }
    }
    /// Delivers every new value of `state`, in order.
    public let transitions = Transitions<LoadState<[TestNote], APIError>>()
    /// The title of the page.
    public let title: Message
    /// Signs the user out. `nil` means that the page cannot do this.
    public let onLogout: (@MainActor () async -> Void)?

    private let notes: @MainActor () async throws(APIError) -> [TestNote]
    private let onOpen: @MainActor (TestNote) -> Void
    private let work = LatestTask()

    init(
        title: Message,
        notes: @escaping @MainActor () async throws(APIError) -> [TestNote],
        onOpen: @escaping @MainActor (TestNote) -> Void,
        onLogout: (@MainActor () async -> Void)? = nil
    ) {
        (self.title, self.notes, self.onOpen, self.onLogout) = (title, notes, onOpen, onLogout)
    }
}

extension TestPageStore: LoadActions {
    /// Loads the notes, or loads them again.
    public func load() async {
        state = .loading(previous: state.content)
        work.start { [notes] () async throws(APIError) in
            try await notes()
        } then: { [self] result in
            state = LoadState(result.mapError { APIError($0) }, previous: state.content)
        }
        await work.wait()
    }

    /// Opens the page of a note.
    public func open(_ note: TestNote) {
        onOpen(note)
    }

    /// Loads the notes, unless they are loaded or loading.
    public func loadIfNeeded() async {
        if state.needsLoad { await load() } else { await work.wait() }
    }

    /// Loads the notes again if loading has failed.
    public func retry() async {
        if state.error != nil { await load() } else { await work.wait() }
    }

    /// Removes the error.
    public func acknowledgeError() {
        if state.error != nil { state = state.stopped() }
    }

    /// Stops the running work.
    public func cancel() {
        guard work.isRunning else { return }
        work.cancel()
        state = state.stopped()
    }
}
