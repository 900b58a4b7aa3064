public import Core

/// Loads and saves the profile, and stores the state of MyPage.
@MainActor
public final class MyPageStore: Store, ScreenStore {
    /// The current state of the screen.
    @Observed public private(set) var state: MyPageState = .profile(.idle(previous: nil))
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<MyPageState> { $state }

    private let myPageUseCase: MyPageUseCase
    private let work = LatestTask()
    /// Whether the server may have saved an edit since the profile was loaded.
    private var isOutdated = false
    private let onShowPosts: (@MainActor () -> Void)?

    init(myPageUseCase: MyPageUseCase, onShowPosts: (@MainActor () -> Void)?) {
        self.myPageUseCase = myPageUseCase
        self.onShowPosts = onShowPosts
    }
}

extension MyPageStore: MyPageActions {
    /// The edit in the state `editing`. It is `nil` in other states.
    public var draft: ProfileDraft? {
        if case .editing(let draft) = state { draft } else { nil }
    }

    /// Sets the state to `loading`, and later to `loaded` or `error`. Does nothing during an edit, so that no
    /// typed text is lost.
    public func load() async {
        guard case .profile = state else { return }
        start()
        await work.wait()
    }

    /// Loads the profile, unless it is loaded or loading.
    public func loadIfNeeded() async {
        if case .profile(let loadState) = state, loadState.needsLoad { await load() } else { await work.wait() }
    }

    /// Loads the profile again if loading has failed. Saves the edit again if its `failure` is not `nil`.
    public func retry() async {
        switch state {
        case .profile(.error): await load()
        case .editing(let draft) where draft.failure != nil: await save()
        case .profile, .editing, .saving: await work.wait()
        }
    }

    /// Removes the error of loading or saving. The problems of the fields stay.
    public func acknowledgeError() {
        switch state {
        case .profile(let loadState) where loadState.error != nil:
            state = .profile(loadState.stopped { [isOutdated] _ in !isOutdated })
        case .editing(var draft) where draft.failure != nil:
            draft.failure = nil
            state = .editing(draft)
        case .profile, .editing, .saving: break
        }
    }

    /// Sets the state to `editing`. Does nothing if no profile is loaded.
    public func edit() {
        guard case .profile(let loadState) = state, let profile = loadState.content else { return }
        work.cancel()
        state = .editing(ProfileDraft(of: profile))
    }

    /// Changes the text in the state `editing`, and removes the problem of this field. Does nothing in other states.
    public func change(_ field: ProfileField, to text: String) {
        guard case .editing(var draft) = state else { return }
        draft[field] = text
        draft.problems[field] = nil
        state = .editing(draft)
    }

    /// Sets the state to `saving`, and later to `loaded`. If the edit is not saved, the state is `editing` with the
    /// reason.
    public func save() async {
        guard case .editing(var draft) = state else { return }
        draft.failure = nil
        draft.problems = myPageUseCase.problems(in: draft.edit)
        guard draft.problems.isEmpty else { return state = .editing(draft) }
        guard draft.isChanged || !isOutdated else { return discard() }
        let wasOutdated = isOutdated
        (isOutdated, state) = (true, .saving(draft))
        work.start { [myPageUseCase, edit = draft.edit] () async throws(MyPageError) in
            try await myPageUseCase.save(edit)
        } then: { [self, draft] result in
            switch result {
            case .success(let profile): (isOutdated, state) = (false, .profile(.loaded(profile)))
            case .failure(let error):
                (isOutdated, state) = (wasOutdated || error.mayBeSaved, .editing(draft.failed(error)))
            }
        }
        await work.wait()
    }

    /// Sets the state to `loaded`, with the profile as it was before the edit. If the server may have saved the edit,
    /// loads the profile again.
    public func discard() {
        guard case .editing(let draft) = state else { return }
        if isOutdated { start() } else { state = .profile(.loaded(draft.original)) }
    }

    /// Whether the app has given this store a closure that shows the posts.
    public var canShowPosts: Bool { onShowPosts != nil }

    /// Calls the closure that the app has given to this store.
    public func showPosts() {
        onShowPosts?()
    }

    /// Stops the running work. A profile stays visible, and an edit that was being saved can be edited again.
    public func cancel() {
        guard work.isRunning else { return }
        work.cancel()
        switch state {
        case .profile(let loadState): state = .profile(loadState.stopped { [isOutdated] _ in !isOutdated })
        case .saving(let draft): state = .editing(draft)
        case .editing: break
        }
    }
}

extension MyPageStore {
    private func start() {
        state = .profile(.loading(previous: state.profile))
        work.start { [myPageUseCase] () async throws(MyPageError) in
            try await myPageUseCase.profile()
        } then: { [self] result in
            if case .success = result { isOutdated = false }
            state = .profile(LoadState(result, previous: state.profile))
        }
    }
}

extension ProfileDraft {
    /// Returns the draft with the reason why saving it failed.
    fileprivate func failed(_ error: MyPageError) -> ProfileDraft {
        var draft = self
        if case .invalidFields(let problems) = error {
            draft.problems = problems
        } else {
            draft.failure = error
        }
        return draft
    }
}

extension MyPageError {
    /// Whether the server may have saved the edit.
    fileprivate var mayBeSaved: Bool {
        switch self {
        case .request(.requestFailed(let failure)): failure.reason.mayReachServer
        case .request(.refused(let refusal)): refusal.status >= 500
        case .request(.invalidResponse): true
        case .invalidFields, .notSignedIn, .noAccounts, .request: false
        }
    }
}
