/// What came of a logout on the server. Here the session is forgotten in either case.
public enum LogoutReport: Equatable, Sendable {
    /// The server ended the session.
    case revoked
    /// The server could not be told; there the session lives on until it expires.
    case notRevoked(AuthError)
}
