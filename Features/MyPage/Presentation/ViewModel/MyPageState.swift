/// The states of MyPage.
public indirect enum MyPageState: Equatable, Sendable {
    /// Nothing is loaded yet.
    case idle
    /// The profile is loading. The previous profile stays visible.
    case loading(previous: Profile?)
    /// The profile is loaded.
    case loaded(Profile)
    /// The user is editing the profile. After a failed save, the draft contains the reason for the failure.
    case editing(ProfileDraft)
    /// The edit is being saved.
    case saving(ProfileDraft)
    /// Loading failed. The previous profile stays visible.
    case error(MyPageError, previous: Profile?)
    /// The user wants to sign out. The app ends the session and shows the login page.
    case signedOut
}

extension MyPageState {
    /// The profile that the page shows. `nil` means that no profile is loaded yet, or that the user has signed out.
    public var profile: Profile? {
        switch self {
        case .idle, .signedOut: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loaded(let profile): profile
        case .editing(let draft), .saving(let draft): draft.original
        }
    }

    /// Whether the user is editing the profile, or the edit is being saved.
    var isEdit: Bool {
        switch self {
        case .editing, .saving: true
        case .idle, .loading, .loaded, .error, .signedOut: false
        }
    }

    /// The error that the page shows. `nil` means that there is no error.
    public var error: MyPageError? {
        switch self {
        case .error(let error, _): error
        case .editing(let draft): draft.problems.isEmpty ? draft.failure : .invalidFields(draft.problems)
        case .idle, .loading, .loaded, .saving, .signedOut: nil
        }
    }
}

extension MyPageState: CustomStringConvertible {
    /// A short description of the state for logs and tests, for example `loaded(Leanne Graham)`.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loaded(let profile): "loaded(\(profile.name))"
        case .editing(let draft): draft.problems.isEmpty ? "editing" : "editing(\(draft.problemCount))"
        case .saving: "saving"
        case .error(let error, _): "error(\(error.code))"
        case .signedOut: "signedOut"
        }
    }
}

extension ProfileDraft {
    fileprivate var problemCount: String {
        problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    }
}
