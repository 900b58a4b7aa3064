/// What happened to the session on the server at a logout.
public enum LogoutReport: Equatable, Sendable {
    /// The server ended the session.
    case revoked
    /// The request failed. On the server the session is valid until it expires.
    case notRevoked(AuthError)
    /// The server did not respond in time. On the server the session may be valid until it expires.
    case noResponse
    /// The saved session could not be read, so there was no token to send to the server.
    case unreadable
}
