/// What came of a logout on the server; what came of it here is in the state.
public enum LogoutReport: Equatable, Sendable {
    /// The server ended the session.
    case revoked
    /// The server could not be told; there the session lives on until it expires.
    case notRevoked(AuthError)
    /// The server did not answer in time; there the session may live on.
    case unanswered
    /// What was kept could not be read, so that the server could not be told.
    case unreadable
}
