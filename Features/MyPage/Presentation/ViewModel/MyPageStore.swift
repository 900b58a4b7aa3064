public import Core
public import Observation

/// Loads and edits the profile, and holds its state.
@MainActor
@Observable
public final class MyPageStore: Store {
    /// The current state.
    public private(set) var state: MyPageState = .idle {
        didSet { transitions.send(state) }
    }
    /// Every transition of `state`, in order.
    public let transitions = Transitions<MyPageState>()

    private let myPageUseCase: MyPageUseCase
    private let work = LatestTask()

    init(myPageUseCase: MyPageUseCase) {
        self.myPageUseCase = myPageUseCase
    }
}

extension MyPageStore: MyPageActions {
    /// Goes through `loading` to `loaded` or `error`. During an edit it does nothing.
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

    /// Goes to `editing`. It does nothing without a profile.
    public func edit() {
        guard !state.isEdit, let profile = state.profile else { return }
        work.abandon()
        state = .editing(ProfileDraft(of: profile))
    }

    /// Stays in `editing`, with the new text. The old problem of the field is removed.
    public func change(_ field: ProfileField, to text: String) {
        guard case .editing(var draft) = state else { return }
        draft[field] = text
        draft.problems[field] = nil
        state = .editing(draft)
    }

    /// Goes from `editing` through `saving` to `loaded`. If saving fails, it goes back to `editing` with the reason.
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

    /// Goes from `editing` back to `loaded`.
    public func discard() {
        guard case .editing(let draft) = state else { return }
        state = .loaded(draft.original)
    }

    /// Goes to `signedOut`. The result of the current work is ignored.
    public func logout() {
        work.abandon()
        state = .signedOut
    }

    /// Returns to the state before the current work.
    public func cancel() {
        work.cancel()
    }
}

extension ProfileDraft {
    /// The same text, with the reason why it could not be saved.
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
