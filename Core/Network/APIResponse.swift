public import Foundation

/// An HTTP response of the server. The status code can be an error.
public struct APIResponse: Equatable, Sendable {
    /// The HTTP status code, for example 404.
    public var status: Int
    /// The header fields. Their names are case-insensitive.
    public var headers: HeaderFields
    /// The body. It is empty if the response has no body.
    public var body: Data
    /// The address that sent the response, after redirects. `nil` means that it does not come from the network.
    public var url: URL?

    /// Creates a response. By default, it has no header fields and an empty body.
    public init(status: Int, headers: HeaderFields = HeaderFields(), body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
