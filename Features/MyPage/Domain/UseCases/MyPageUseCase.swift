import Core

/// Loads and saves the profile, and updates the user in the session.
struct MyPageUseCase: Sendable {
    let repository: any MyPageRepository
    let sessions: any SessionStore
    /// The id of the user whose profile is expected. `nil` means any user who is signed in.
    let user: User.ID?

    /// Loads the profile. Throws `notSignedIn` if `user` is not `nil`, and the profile belongs to another user.
    func profile() async throws(MyPageError) -> Profile {
        let profile = try await repository.profile()
        guard user == nil || profile.id == user else { throw .notSignedIn }
        await updateSession(with: profile.user)
        return profile
    }

    /// Saves the changed fields of a profile. Without changes, and if a field is not valid, it sends no request. If the
    /// server does not send the saved profile, loads it. Throws `notSignedIn` if another user has signed in during the
    /// edit.
    func save(_ changes: [ProfileField: String], of profile: Profile) async throws(MyPageError) -> Profile {
        guard !changes.isEmpty else { return profile }
        let problems = changes.reduce(into: [:]) { problems, change in
            problems[change.key] = change.key.problem(of: change.value, replacing: profile[change.key])
        }
        guard problems.isEmpty else { throw .invalidFields(problems) }
        var saved = try await repository.update(changes, of: profile.id)
        if saved == nil { saved = try? await self.profile() }
        // The edit is saved, even if the profile cannot be loaded again.
        let result = saved ?? changes.reduce(into: profile) { $0[$1.key] = $1.value }
        await updateSession(with: result.user)
        return result
    }

    /// Saves the user in the session, unless this work is cancelled, because later work can have saved a newer name. An
    /// error is ignored, because the profile is correct even if this save fails.
    private func updateSession(with user: User) async {
        guard !Task.isCancelled else { return }
        try? await sessions.update { session in
            if session?.user.id == user.id {
                session?.user = user
            }
        }
    }
}
