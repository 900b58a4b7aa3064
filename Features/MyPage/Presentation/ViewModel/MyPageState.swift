public import Core

/// The states of MyPage.
public indirect enum MyPageState: Equatable, Sendable {
    /// The user is not editing. The associated value says whether the profile is loaded.
    case profile(LoadState<Profile, MyPageError>)
    /// The user is editing the profile. After a failed save, the draft contains the reason for the failure.
    case editing(ProfileDraft)
    /// The edit is being saved.
    case saving(ProfileDraft)
}

extension MyPageState {
    /// The loaded profile, without the changes of an edit. `nil` means that no profile is loaded yet.
    public var profile: Profile? {
        switch self {
        case .profile(let state): state.content
        case .editing(let draft), .saving(let draft): draft.original
        }
    }

    /// The error that the screen shows. `nil` means that there is no error.
    public var error: MyPageError? {
        switch self {
        case .profile(let state): state.error
        case .editing(let draft): draft.problems.isEmpty ? draft.failure : .invalidFields(draft.problems)
        case .saving: nil
        }
    }
}

extension MyPageState: CustomStringConvertible {
    /// A short description of the state for logs and tests, for example `loaded(Leanne Graham)`.
    public var description: String {
        switch self {
        case .profile(let state): state.description
        case .editing(let draft): draft.problems.isEmpty ? "editing" : "editing(\(draft.problemCount))"
        case .saving: "saving"
        }
    }
}

extension Profile: CustomStringConvertible {
    /// The name of the user, for logs and tests.
    public var description: String { name }
}

extension ProfileDraft {
    fileprivate var problemCount: String {
        problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    }
}
