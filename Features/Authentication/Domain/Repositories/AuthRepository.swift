public import Core

/// Signs in and out on the server. By default, the app has an `AuthRepositoryImpl`.
public protocol AuthRepository: Sendable {
    /// Signs in and returns the new session. It does not save the session.
    func login(email: String, pass: String) async throws(AuthError) -> Session
    /// Ends the session on the server. Does not throw an error if the session has already ended.
    func logout() async throws(AuthError)
}
