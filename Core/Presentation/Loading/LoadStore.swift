/// The store of a screen that shows one thing, for example a post. A subclass has what is its own.
@MainActor
open class LoadStore<Content: Equatable & Sendable, Failure: Error & Equatable> {
    /// Loads the content, or its next part. `partial` is what is already loaded, or `nil` to load everything.
    public typealias Fetch = @MainActor (_ partial: Content?) async throws(Failure) -> Content

    /// The current state of the screen.
    @Observed public private(set) var state: LoadState<Content, Failure>

    private var partial: Content?
    private let isComplete: (Content) -> Bool
    private let fetch: Fetch
    private let work = LatestTask()

    /// Creates a store. `known` is content that is visible at once. The first `loadIfNeeded()` passes it to `fetch`.
    /// `fetch` is called until the content is complete. Each part is shown, unless complete content is visible.
    public init(
        _ known: Content? = nil,
        isComplete: @escaping (Content) -> Bool = { _ in true },
        fetch: @escaping Fetch
    ) {
        state = .idle(previous: known)
        partial = known
        self.isComplete = isComplete
        self.fetch = fetch
    }
}

extension LoadStore: Store, LoadActions {
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<LoadState<Content, Failure>> { $state }

    /// Loads all of the content, even if it is already visible. Replaces other work that is running.
    public func load() async {
        partial = nil
        await loadMissing()
    }

    /// Loads what is missing, if loading was not started, or was cancelled, or failed without content.
    public func loadIfNeeded() async {
        if state.needsLoad { await loadMissing() } else { await work.wait() }
    }

    /// Repeats what failed. The parts that were loaded before the error are not loaded again.
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
            var content = try await fetch(partial)
            while !Task.isCancelled, !isComplete(content) {
                show(content)
                content = try await fetch(content)
            }
            return content
        } then: { [self] result in
            state = LoadState(result, previous: state.content)
        }
        await work.wait()
    }

    private func show(_ content: Content) {
        partial = content
        guard state.content.map(isComplete) != true, state.content != content else { return }
        state = .loading(previous: content)
    }

    private func stop() {
        state = state.stopped(isComplete: isComplete)
    }
}
