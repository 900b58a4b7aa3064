public import Core

/// The accounts of a server.
public protocol AuthRepository: Sendable {
    /// Signs in.
    func login(email: String, pass: String) async throws(AuthError) -> Session
    /// Ends the session on the server.
    func logout() async throws(AuthError)
}
