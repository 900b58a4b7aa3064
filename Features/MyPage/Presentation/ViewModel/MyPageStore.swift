public import Core
public import Observation

/// Holds the profile of whoever is signed in.
@MainActor
@Observable
public final class MyPageStore: Store {
    /// What MyPage is now.
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
    /// Goes through `loading` to `loaded` or `error`; does nothing during an edit.
    public func load() async {
        guard !state.isEdit else { return }
        let before = state
        state = .loading(previous: before.details)
        let outcome = await work.run { [myPageUseCase] () async throws(MyPageError) in
            try await myPageUseCase.profile()
        }
        switch outcome {
        case .success(let profile): state = .loaded(ProfileDetails(profile))
        case .failure(let error): state = .error(error, previous: before.details)
        case .cancelled: state = before
        case .superseded: break
        }
    }

    /// Goes to `editing`, from whatever shows a profile.
    public func edit() {
        guard !state.isEdit, let details = state.details else { return }
        work.abandon()
        state = .editing(ProfileDraft(of: details))
    }

    /// Stays in `editing`, with the new text and without the old problem of its field.
    public func change(_ field: ProfileField, to text: String) {
        guard case .editing(var draft) = state else { return }
        draft[field] = text
        draft.problems[field] = nil
        state = .editing(draft)
    }

    /// Goes from `editing` through `saving` to `loaded`; back to `editing`, with the reason, when it cannot be saved.
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
        case .success(let profile): state = .loaded(ProfileDetails(profile))
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

    /// Goes to `signedOut`; what was under way no longer counts.
    public func logout() {
        work.abandon()
        state = .signedOut
    }

    /// Goes back to what was before.
    public func cancel() {
        work.cancel()
    }
}

extension ProfileDraft {
    /// The same input, with what came of it.
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
