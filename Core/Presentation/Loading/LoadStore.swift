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
    /// What was loaded, as it was before `presented(_:)`.
    public private(set) var loaded: Content?
    /// Repeats the action that failed last. `nil` means that a load failed, or nothing.
    public var failedAction: (@MainActor () async -> Void)?
    /// Whether all of the content was loaded, so that a part of it must not replace it.
    private var isComplete = false
    private let fetch: Fetch
    private let work = LatestTask()

    /// Creates a store. `known` is content that is visible at once. The first `loadIfNeeded()` passes it to `fetch`.
    public init(_ known: Content? = nil, fetch: @escaping Fetch) {
        state = .idle(previous: known)
        (part, loaded) = (known, known)
        self.fetch = fetch
    }

    /// Returns what the screen shows of the loaded content, for example with the changes of the user. By default, this is
    /// all of it. `loaded` is `nil` if nothing was loaded.
    open func presented(_ loaded: Content?) -> Content? { loaded }

    /// Loads all of the content, even if it is already visible. Replaces other work that is running.
    open func load() async {
        part = nil
        await loadMissing()
    }

    /// Removes the error from the state.
    open func acknowledgeError() {
        if state.error != nil { stop() }
    }

    /// Stops the running work, and forgets an action that failed. The visible content stays.
    open func cancel() {
        guard work.isRunning || failedAction != nil else { return }
        work.cancel()
        stop()
    }
}

extension LoadStore {
    /// Shows the content again, because `presented(_:)` now returns another value.
    public func present() {
        state = state.showing(presented(loaded))
    }

    /// Starts to load other content, for example after the user has chosen a filter.
    public func startOther() {
        (part, isComplete) = (nil, false)
        start()
    }

    /// Shows content that was not loaded, for example what a form has saved. Replaces the running work.
    public func replaceContent(_ content: Content) {
        work.cancel()
        (loaded, isComplete, failedAction) = (content, true, nil)
        state = .loaded(presented(content) ?? content)
    }

    /// Shows the error of an action.
    public func showError(_ error: Failure) { state = .error(error, previous: state.content) }
}

extension LoadStore: Store, LoadActions, ActionStore {
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<LoadState<Content, Failure>> { $state }

    /// Loads what is missing, if loading was not started, or was cancelled, or failed without content.
    public func loadIfNeeded() async {
        if state.needsLoad, !work.isRunning { await loadMissing() } else { await work.wait() }
    }

    /// Loads all of the content, unless `retry()` can repeat an action.
    public func loadAgain() async {
        if failedAction == nil { await load() }
    }

    /// Repeats what failed. The parts that were shown before the error are not loaded again.
    public func retry() async {
        guard state.error != nil else { return await work.wait() }
        if let failedAction { await failedAction() } else { await loadMissing() }
    }
}

extension LoadStore {
    private func loadMissing() async {
        start()
        await work.wait()
    }

    private func start() {
        failedAction = nil
        state = .loading(previous: state.content)
        work.start { [self] () async throws(Failure) in
            try await fetch(part) { [self] in show($0) }
        } then: { [self] result in
            if case .success(let content) = result {
                (loaded, isComplete) = (content, true)
                // The error of an action that has failed meanwhile stays.
                if state.error != nil { return present() }
            }
            failedAction = nil
            switch result {
            case .success(let content): state = .loaded(presented(content) ?? content)
            case .failure(let error): state = .error(error, previous: state.content)
            }
        }
    }

    private func show(_ content: Content) {
        guard !Task.isCancelled else { return }
        part = content
        if !isComplete {
            loaded = content
            state = .loading(previous: presented(content))
        }
    }

    private func stop() {
        failedAction = nil
        switch state.content {
        case let content where work.isRunning: state = .loading(previous: content)
        case let content? where isComplete: state = .loaded(content)
        case let content: state = .idle(previous: content)
        }
    }
}
