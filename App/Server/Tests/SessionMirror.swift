import Core

/// The session of an old app, which has its own tokens.
extension InMemorySessionStore {
    func mirror(_ account: OldService.Account?) {
        // Called at the start and after a login, and with nil before the old app removes its tokens.
        guard let account else { return clear() }
        let user = User(id: User.ID(account.id), name: account.name, email: account.email, lastLoginDate: nil)
        save(Session(user: user, tokens: nil))
    }
}
