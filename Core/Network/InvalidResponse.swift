/// Why a response cannot be used.
public enum InvalidResponse: Error, Equatable, Sendable {
    /// The body is not the expected JSON.
    case json(UnreadableJSON)
    /// The response is not HTTP.
    case notHTTP
    /// The status code is unexpected, for example 304 for a request without a cache.
    case status(Int)
    /// The response is larger than the limit in bytes.
    case tooLarge(limit: Int)
    /// The response redirects to an address that is not followed. The address is text from outside. User, password, query
    /// and fragment are removed from it, because they can contain secrets.
    case redirect(to: String, RedirectProblem)

    /// Why a redirect is not followed.
    public enum RedirectProblem: Equatable, Sendable {
        /// The address is on another server, or uses `http` instead of `https`. The token must not be sent there.
        case otherOrigin
        /// The request changes something, and only a request that reads is redirected.
        case notReading
        /// The request has already been sent to the address.
        case loop
        /// There have been five redirects already.
        case tooMany
    }
}
