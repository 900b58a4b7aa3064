/// The reason why a response cannot be used.
public enum InvalidResponse: Error, Equatable, Sendable {
    /// The body is not JSON, or not the expected JSON.
    case json(UnreadableJSON)
    /// The data from the server is not an HTTP response.
    case notHTTP
    /// The status code is neither 2xx nor an error code, for example 304.
    case status(Int)
    /// The body is larger than `limit` bytes.
    case tooLarge(limit: Int)
    /// The response is a redirect that the client does not follow. `to` is the new address, which is untrusted text.
    /// User, password, query and fragment are removed from the address, because they can contain secrets.
    case redirect(to: String, RedirectProblem)

    /// The reason why a redirect is not followed.
    public enum RedirectProblem: Equatable, Sendable {
        /// The new address is on another server, or uses `http` instead of `https`. It must not receive the token.
        case otherOrigin
        /// The request is not a `GET`. Only `GET` requests follow redirects.
        case notReading
        /// The request has already been sent to the new address, or has already been redirected five times.
        case tooMany
    }
}
