/// The reason why a response cannot be used.
public enum InvalidResponse: Error, Equatable, Sendable {
    /// The body is not JSON or not the expected JSON, or the request could not be written as JSON.
    case json(UnreadableJSON)
    /// The data from the server is not an HTTP response.
    case notHTTP
    /// The status code is neither 2xx nor an error code, for example 304.
    case status(Int)
    /// The body is larger than `limit` bytes.
    case tooLarge(limit: Int)
    /// The response is a redirect that `HTTPAPIClient` does not follow, with its status code. `to` is the new address,
    /// an untrusted text. User, password, query and fragment are removed from the address, because they can contain
    /// secrets.
    case redirect(Int, to: String)
    /// The response names a next page that cannot be requested, for example on another server. It is untrusted text.
    case nextPage(String)
    /// The server has no page numbers, and the page with this number is too far away.
    case onlyNextPages(Int)
}
