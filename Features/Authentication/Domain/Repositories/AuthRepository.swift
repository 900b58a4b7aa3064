public import Core

/// Signs in and out on the server. By default, the app has one whose login is a request with an email address and a
/// password. An app with another login implements the login that it has.
public protocol AuthRepository: Sendable {
    /// Signs in and returns the new session. It does not save the session.
    func login(email: String, pass: String) async throws(AuthError) -> Session
    /// Signs in with a token, for example one that the user has made on a web page. Returns the new session, and does
    /// not save it. Throws `invalidToken` if the server does not accept the token.
    func login(token: String) async throws(AuthError) -> Session
    /// Ends the session on the server. Does not throw an error if the session has already ended. Returns `revoked`, or
    /// `nothingToRevoke` if a logout ends nothing on this server.
    func logout() async throws(AuthError) -> LogoutReport
}

extension AuthRepository {
    /// The server has no accounts with a password.
    public func login(email: String, pass: String) async throws(AuthError) -> Session { throw .noAccounts }

    /// The server has no accounts with a token.
    public func login(token: String) async throws(AuthError) -> Session { throw .noAccounts }
}
