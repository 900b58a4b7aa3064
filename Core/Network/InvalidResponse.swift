/// The reason why a response cannot be used.
public enum InvalidResponse: Error, Equatable, Sendable {
    /// The body is not JSON, or not the expected JSON.
    case json(UnreadableJSON)
    /// The response is not HTTP.
    case notHTTP
    /// The status code is not 2xx and not an error, for example 304.
    case status(Int)
    /// The body is larger than `limit`, which is in bytes.
    case tooLarge(limit: Int)
    /// The response is a redirect that is not followed. The address is untrusted text. User, password, query and
    /// fragment are removed from it, because they can contain secrets.
    case redirect(to: String, RedirectProblem)

    /// The reason why a redirect is not followed.
    public enum RedirectProblem: Equatable, Sendable {
        /// The address is on another server, or uses `http` instead of `https`. The token must not be sent there.
        case otherOrigin
        /// The request is not a `GET`. Only a `GET` follows redirects.
        case notReading
        /// The request has already been sent to this address.
        case loop
        /// The request has already been redirected five times.
        case tooMany
    }
}
