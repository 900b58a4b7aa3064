import Core

/// Loads and saves the profile. It checks the texts, sends only changed fields, and updates the user in the session.
struct MyPageUseCase: Sendable {
    let repository: any MyPageRepository
    let sessions: any SessionStore
    /// The id of the user whose profile is expected. `nil` means any user who is signed in.
    let user: User.ID?

    /// Loads the profile. Throws `notSignedIn` if `user` is not `nil`, and the profile belongs to another user.
    func profile() async throws(MyPageError) -> Profile {
        let profile = try await repository.profile()
        guard user == nil || profile.id == user else { throw .notSignedIn }
        // If an edit has cancelled this load, the load must not save the old name in the session.
        if !Task.isCancelled { await updateSession(with: profile.user) }
        return profile
    }

    /// Saves the fields that the user changed. If nothing has changed, it sends no request. If the server does not send
    /// the saved profile, loads it. Throws `notSignedIn` if another user has signed in during the edit.
    func save(_ edit: ProfileEdit) async throws(MyPageError) -> Profile {
        guard !edit.changes.isEmpty else { return edit.profile }
        if let user = try? await sessions.session()?.user, user.id != edit.profile.id { throw .notSignedIn }
        var profile = try await repository.update(edit.changes)
        if profile == nil { profile = try? await self.profile() }
        // The edit is saved, even if the profile cannot be loaded again.
        let saved = profile ?? edit.saved
        await updateSession(with: saved.user)
        return saved
    }

    /// Returns what is wrong with each changed field. Fields that the user did not change are not checked.
    func problems(in edit: ProfileEdit) -> [ProfileField: FieldProblem] {
        edit.changes.reduce(into: [:]) { problems, change in
            problems[change.key] = problem(in: change.value, of: change.key)
        }
    }

    private func problem(in text: String, of field: ProfileField) -> FieldProblem? {
        let limit = 100
        guard text.count <= limit else { return .tooLong(limit: limit) }
        return switch field {
        case .name: text.isEmpty ? .empty : nil
        case .email: text.isEmpty ? .empty : text.isEmail ? nil : .notAnEmail
        case .phone: text.isEmpty || text.isPhoneNumber ? nil : .notAPhoneNumber
        case .website: text.isEmpty || text.isWebsite ? nil : .notAWebsite
        }
    }

    /// Saves the user in the session. An error is ignored, because the profile is correct even if this save fails.
    private func updateSession(with user: User) async {
        try? await sessions.update { session in
            if session?.user.id == user.id {
                session?.user = user
            }
        }
    }
}

extension String {
    fileprivate var isEmail: Bool {
        let parts = split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && String(parts[1]).isWebsite && !hasSpace
    }

    fileprivate var isPhoneNumber: Bool {
        let digits = filter { $0.isASCII && $0.isNumber }
        return digits.count >= 3 && allSatisfy { $0.isASCII && ($0.isNumber || " +-.()x".contains($0)) }
    }

    fileprivate var isWebsite: Bool {
        let labels = split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty } && !hasSpace
    }

    private var hasSpace: Bool {
        contains(where: \.isWhitespace)
    }
}
