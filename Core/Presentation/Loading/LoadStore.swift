public import Foundation

/// The store of a screen that shows one thing, for example a post. A feature subclasses it, and
/// adds its own actions.
@MainActor
open class LoadStore<Content: Equatable & Sendable, Failure: Error & Equatable> {
    /// Loads the content. `part` is the initial content, or what was shown before an error. It is `nil` to load
    /// everything. What is passed to `show` is visible until all of the content is loaded.
    public typealias Fetch =
        @MainActor (_ part: Content?, _ show: @escaping Show<Content>) async throws(Failure) -> Content

    /// Reads the content that is saved on this device. `nil` means that there is none.
    public typealias Saved = @MainActor () async -> SavedCopy<Content>?

    /// The current state of the screen: that of loading, or the error of an action.
    @Observed public private(set) var state: LoadState<Content, Failure>
    /// The actions that have failed, beside the state of loading. The error of the last one is shown.
    public var failedActions: [FailedAction<Failure>] = [] { didSet { present() } }

    /// The state of loading.
    private var loading = LoadState<Content, Failure>.idle(previous: nil)
    /// What the next load continues, and which changes it includes. `nil` means all that were executed before its
    /// request.
    private var part: (content: Content?, includedChanges: Set<Int>?)
    /// What was loaded, without the overlay.
    package private(set) var base: Loaded<Content>
    /// Whether all of the content was loaded, so that a part of it must not replace it.
    private var isComplete = false
    private let overlay: Overlay<Loaded<Content>, Content>
    private let saved: Saved?
    private let fetch: Fetch
    private let work = LatestTask()

    /// Creates a store. `initial` is content that is visible at once. The first `loadIfNeeded()` passes it to `fetch`,
    /// which still loads what the user can change. `overlay` says what is shown of what was loaded. By default, this is
    /// all of it. `saved` content is visible if there is no other, until `fetch` has loaded a part, also if this fails.
    public init(
        _ initial: Content? = nil,
        overlay: Overlay<Loaded<Content>, Content>? = nil,
        saved: Saved? = nil,
        fetch: @escaping Fetch
    ) {
        part = (initial, nil)
        base = Loaded(content: initial)
        self.overlay = overlay ?? Overlay(shown: \.content)
        self.saved = saved
        self.fetch = fetch
        state = .idle(previous: self.overlay.shown(base))
        self.overlay.follow(self)
    }

    /// Loads all of the content, even if it is already visible. Replaces other work that is running.
    open func load() async {
        part = (nil, nil)
        await loadMissing()
    }

    /// Removes the error from the state.
    open func acknowledgeError() {
        if !failedActions.isEmpty { failedActions = [] } else if state.error != nil { stop() }
    }

    /// Stops the running work, and forgets the actions that failed. The visible content stays.
    open func cancel() {
        guard work.isRunning || !failedActions.isEmpty else { return }
        work.cancel()
        stop()
    }
}

extension LoadStore {
    /// Starts to load other content, for example after the user has chosen a filter.
    public func startOther() {
        part = (nil, nil)
        isComplete = false
        start()
    }

    /// Shows content that was not loaded, for example what a form has saved. Replaces the running work.
    public func replaceContent(_ content: Content) {
        work.cancel()
        base = Loaded(content: content, includedChanges: base.includedChanges)
        isComplete = true
        show(.loaded(content))
    }
}

extension LoadStore: Store, LoadActions, ActionStore, OverlayStore {
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<LoadState<Content, Failure>> { $state }

    /// The numbers of the user's changes that the loaded content includes. `nil` means that nothing was loaded.
    public var includedChanges: Set<Int>? { base.content == nil ? nil : base.includedChanges }

    /// When the visible content was saved on this device. `nil` means that it comes from the server.
    public var savedAt: Date? { base.savedAt }

    /// The reason why the content could not be loaded.
    public var loadError: Failure? { loading.error }

    /// Shows the content again, because the overlay now shows something else, or an action has failed.
    public func present() {
        let shown = overlay.shown(base)
        state = failedActions.last.map { .error($0.error, previous: shown) } ?? loading.showing(shown)
    }

    /// Loads what is missing, if loading was not started, or was cancelled, or failed without content.
    public func loadIfNeeded() async {
        if state.needsLoad, !work.isRunning { await loadMissing() } else { await work.wait() }
    }

    /// Loads all of the content, unless `retry()` can repeat an action.
    public func loadAgain() async {
        if failedActions.isEmpty { await load() }
    }

    /// Repeats what failed. The parts that were shown before the error are not loaded again.
    public func retry() async {
        guard state.error != nil else { return await work.wait() }
        if failedActions.isEmpty { await loadMissing() } else { await repeatFailed() }
    }
}

extension LoadStore {
    private func loadMissing() async {
        start()
        await work.wait()
    }

    private func start() {
        show(.loading(previous: nil))
        work.start { [self, part] () async throws(Failure) -> (Content, Set<Int>) in
            let executed = await overlay.executedChanges()
            // A part that was loaded before does not include what was executed later.
            let included = part.includedChanges ?? executed
            if base.content == nil, let copy = await saved?() { show(copy) }
            return (try await fetch(part.content) { [self] in show($0, included) }, included)
        } then: { [self] result in
            switch result {
            case .success(let (content, included)):
                base = Loaded(content: content, includedChanges: included)
                isComplete = true
                loading = .loaded(content)
            case .failure(let error): loading = .error(error, previous: nil)
            }
            // The error of an action that has failed meanwhile stays.
            present()
        }
    }

    private func show(_ content: Content, _ includedChanges: Set<Int>) {
        guard !Task.isCancelled else { return }
        part = (content, includedChanges)
        guard !isComplete else { return }
        // The missing part can have the changes of the user.
        base = Loaded(content: content)
        present()
    }

    private func show(_ copy: SavedCopy<Content>) {
        guard !Task.isCancelled else { return }
        base = Loaded(content: copy.content, includedChanges: copy.includedChanges, savedAt: copy.savedAt)
        present()
    }

    private func stop() {
        switch base.content {
        case _ where work.isRunning: show(.loading(previous: nil))
        case let content? where isComplete: show(.loaded(content))
        case _: show(.idle(previous: nil))
        }
    }

    /// Shows a state of loading, with the loaded content. Forgets the actions that failed.
    private func show(_ new: LoadState<Content, Failure>) {
        loading = new
        failedActions = []
    }
}
