/// The store of a screen that shows one thing, for example a post. A feature subclasses it, and
/// adds its own actions.
@MainActor
open class LoadStore<Content: Equatable & Sendable, Failure: Error & Equatable> {
    /// Loads the content. `part` is what is already known or was shown before an error. It is `nil` to load everything.
    /// What is passed to `show` is visible until all of the content is loaded.
    public typealias Fetch =
        @MainActor (_ part: Content?, _ show: @escaping Show<Content>) async throws(Failure) -> Content

    /// The current state of the screen.
    @Observed public private(set) var state: LoadState<Content, Failure>

    private var part: Content?
    /// Whether all of the content was loaded, so that a part of it must not replace it.
    private var isComplete = false
    private let fetch: Fetch
    private let work = LatestTask()

    /// Creates a store. `known` is content that is visible at once. The first `loadIfNeeded()` passes it to `fetch`.
    public init(_ known: Content? = nil, fetch: @escaping Fetch) {
        state = .idle(previous: known)
        part = known
        self.fetch = fetch
    }
}

extension LoadStore: Store, LoadActions {
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<LoadState<Content, Failure>> { $state }

    /// Loads all of the content, even if it is already visible. Replaces other work that is running.
    public func load() async {
        part = nil
        await loadMissing()
    }

    /// Loads what is missing, if loading was not started, or was cancelled, or failed without content.
    public func loadIfNeeded() async {
        if state.needsLoad { await loadMissing() } else { await work.wait() }
    }

    /// Repeats what failed. The parts that were shown before the error are not loaded again.
    public func retry() async {
        if state.error != nil { await loadMissing() } else { await work.wait() }
    }

    /// Removes the error from the state.
    public func acknowledgeError() {
        if state.error != nil { stop() }
    }

    /// Stops the running work. The visible content stays.
    public func cancel() {
        guard work.isRunning else { return }
        work.cancel()
        stop()
    }
}

extension LoadStore {
    private func loadMissing() async {
        state = .loading(previous: state.content)
        work.start { [self] () async throws(Failure) in
            try await fetch(part) { [self] in show($0) }
        } then: { [self] result in
            if case .success = result { isComplete = true }
            state = LoadState(result, previous: state.content)
        }
        await work.wait()
    }

    private func show(_ content: Content) {
        guard !Task.isCancelled else { return }
        part = content
        if !isComplete { state = .loading(previous: content) }
    }

    private func stop() {
        state = state.stopped { [isComplete] _ in isComplete }
    }
}
