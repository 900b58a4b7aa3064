public import Core
public import Observation

/// Loads and saves the profile, and stores the state of MyPage.
@MainActor
@Observable
public final class MyPageStore: Store {
    /// The current state of the page.
    public private(set) var state: MyPageState = .idle {
        didSet { transitions.send(state) }
    }
    /// Delivers every new value of `state`, in order.
    public let transitions = Transitions<MyPageState>()

    private let myPageUseCase: MyPageUseCase
    private let work = LatestTask()

    init(myPageUseCase: MyPageUseCase) {
        self.myPageUseCase = myPageUseCase
    }
}

extension MyPageStore: MyPageActions {
    /// Sets the state to `loading`, and later to `loaded` or `error`. Does nothing during an edit.
    public func load() async {
        guard !state.isEdit else { return }
        let before = state
        state = .loading(previous: before.profile)
        let outcome = await work.run { [myPageUseCase] () async throws(MyPageError) in
            try await myPageUseCase.profile()
        }
        switch outcome {
        case .success(let profile): state = .loaded(profile)
        case .failure(let error): state = .error(error, previous: before.profile)
        case .cancelled: state = before
        case .superseded: break
        }
    }

    /// Sets the state to `editing`. Does nothing if no profile is loaded.
    public func edit() {
        guard !state.isEdit, let profile = state.profile else { return }
        work.abandon()
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
        state = .saving(draft)
        let outcome = await work.run { [myPageUseCase, edit = draft.edit] () async throws(MyPageError) in
            try await myPageUseCase.save(edit)
        }
        switch outcome {
        case .success(let profile): state = .loaded(profile)
        case .failure(let error): state = .editing(draft.failed(error))
        case .cancelled: state = .editing(draft)
        case .superseded: break
        }
    }

    /// Sets the state to `loaded`, with the profile as it was before the edit.
    public func discard() {
        guard case .editing(let draft) = state else { return }
        state = .loaded(draft.original)
    }

    /// Sets the state to `signedOut`. If other work is still running, its result is ignored.
    public func logout() {
        work.abandon()
        state = .signedOut
    }

    /// Cancels the current work and sets the state back to its value before this work.
    public func cancel() {
        work.cancel()
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
