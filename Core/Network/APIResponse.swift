public import Foundation

/// A response of the server, with any status code.
public struct APIResponse: Equatable, Sendable {
    /// The status code.
    public var status: Int
    /// The header fields of the response.
    public var headers: HeaderFields
    /// The body, or empty data if there is none.
    public var body: Data

    /// A response, by default without header fields and body.
    public init(status: Int, headers: HeaderFields = HeaderFields(), body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
