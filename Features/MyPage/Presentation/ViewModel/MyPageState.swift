/// Everything that MyPage can be.
public indirect enum MyPageState: Equatable, Sendable {
    /// Nothing was asked for yet.
    case idle
    /// The profile is being fetched; what was there stays.
    case loading(previous: ProfileDetails?)
    /// The profile is there.
    case loaded(ProfileDetails)
    /// The profile is being edited; after a failed save, with the reason.
    case editing(ProfileDraft)
    /// The edit is being saved.
    case saving(ProfileDraft)
    /// It could not be fetched; what was there stays.
    case error(MyPageError, previous: ProfileDetails?)
    /// The user wants out: the app ends the session and shows the login page.
    case signedOut
}

extension MyPageState {
    /// The profile to show, whatever else is going on.
    public var details: ProfileDetails? {
        switch self {
        case .idle, .signedOut: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loaded(let details): details
        case .editing(let draft), .saving(let draft): draft.original
        }
    }
}

extension MyPageState {
    /// Whether there is input that must not be lost.
    var isEdit: Bool {
        switch self {
        case .editing, .saving: true
        case .idle, .loading, .loaded, .error, .signedOut: false
        }
    }
}

extension MyPageState {
    /// What went wrong, if anything did.
    public var error: MyPageError? {
        switch self {
        case .error(let error, _): error
        case .editing(let draft): draft.problems.isEmpty ? draft.failure : .invalidFields(draft.problems)
        case .idle, .loading, .loaded, .saving, .signedOut: nil
        }
    }
}

extension MyPageState: CustomStringConvertible {
    /// The state in a word, as `loaded(Leanne Graham)`.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loaded(let details): "loaded(\(details.name))"
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
