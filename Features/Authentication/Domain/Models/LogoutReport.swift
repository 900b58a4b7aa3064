/// What happened to the session on the server during a logout.
public enum LogoutReport: Equatable, Sendable {
    /// The session on the server has ended.
    case revoked
    /// A logout ends nothing on the server, for example because the user has made the token on a web page. Only the
    /// session on this device has ended.
    case nothingToRevoke
    /// The request failed. The session on the server may stay valid until it expires.
    case notRevoked(AuthError)
    /// The server did not respond in time. The session on the server may stay valid until it expires.
    case noResponse
    /// The saved session could not be read, so no logout request was sent to the server.
    case unreadable
}
