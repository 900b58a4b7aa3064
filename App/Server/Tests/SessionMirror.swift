import Core

/// The session of an old app, which has its own tokens.
extension InMemorySessionStore {
    func mirror(_ service: OldService) {
        // It reads the account here. So after two calls in any order, the present account is saved.
        guard let account = service.account else { return clear() }
        let user = User(id: User.ID(account.id), name: account.name, email: account.email, lastLoginDate: nil)
        save(Session(user: user, tokens: nil))
    }
}
