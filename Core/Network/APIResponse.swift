public import Foundation

/// What the server answered, whatever the status.
public struct APIResponse: Equatable, Sendable {
    /// The HTTP status.
    public var status: Int
    /// The header fields.
    public var headers: HeaderFields
    /// The body; empty when there is none.
    public var body: Data

    /// Makes an answer.
    public init(status: Int, headers: HeaderFields = HeaderFields(), body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
