#if DEBUG
public import Core

extension MyPageState {
    /// States of MyPage for previews and tests. Each kind of state is included.
    public static var samples: KeyValuePairs<String, MyPageState> {
        let profile = Profile.sample
        return [
            "Not loaded": .idle(previous: nil),
            "Loading": .loading(previous: nil),
            "Loading again": .loading(previous: profile),
            "Loaded": .loaded(profile),
            "No network": .error(.request(.sampleOffline), previous: nil),
            "No accounts": .error(.noAccounts, previous: nil),
            "Not signed in": .error(.notSignedIn, previous: nil),
            "Refresh failed": .error(.request(.sampleOffline), previous: profile),
        ]
    }
}

extension ProfileFormState {
    /// States of the form for previews and tests, without a saved form, which is closed.
    public static var samples: KeyValuePairs<String, ProfileFormState> {
        var draft = FormDraft(of: Profile.sample)
        draft[.name] = "猫山 太郎"
        var refused = draft
        refused[.email] = "Sincere"
        refused.problems = [.email: ProfileProblem.notAnEmail.message]
        return [
            "Editing": .editing(draft, nil),
            "Invalid field": .editing(refused, nil),
            "Not saved": .editing(draft, .failure(.request(.sampleOffline))),
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
