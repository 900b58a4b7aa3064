#if DEBUG
import Core

extension MyPageState {
    /// States of MyPage for previews and tests. Each kind of state is included.
    public static var samples: KeyValuePairs<String, MyPageState> {
        let profile = Profile.sample
        var draft = ProfileDraft(of: profile)
        draft[.name] = "猫山 太郎"
        var refused = draft
        refused[.email] = "Sincere"
        refused.problems = [.email: .notAnEmail]
        var failed = draft
        failed.failure = .request(.sampleOffline)
        return [
            "Not loaded": .profile(.idle(previous: nil)),
            "Loading": .profile(.loading(previous: nil)),
            "Loading again": .profile(.loading(previous: profile)),
            "Loaded": .profile(.loaded(profile)),
            "No network": .profile(.error(.request(.sampleOffline), previous: nil)),
            "No accounts": .profile(.error(.noAccounts, previous: nil)),
            "Not signed in": .profile(.error(.notSignedIn, previous: nil)),
            "Refresh failed": .profile(.error(.request(.sampleOffline), previous: profile)),
            "Editing": .editing(draft),
            "Invalid field": .editing(refused),
            "Not saved": .editing(failed),
            "Saving": .saving(draft),
        ]
    }
}

extension Profile {
    fileprivate static let sample = Profile(
        user: User(id: 1, name: "Leanne Graham", email: "Sincere@april.biz", lastLoginDate: .time(SampleDate.now)),
        fields: [.phone: "1-770-736-8031 x56442", .website: "hildegard.org"]
    )
}
#endif
