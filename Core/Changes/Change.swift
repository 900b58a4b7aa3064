import Foundation

/// A change that the user makes: the request that the server must execute once.
public struct Change: Sendable {
    /// The form that makes the change. The same form sent twice is one change. It is also the `Idempotency-Key`, unless
    /// the user edits the form later.
    public let form: String
    /// The HTTP method. A `post` without `item` creates an item, whose id comes from the server.
    public let method: APIRequest.Method
    /// The path of the collection, for example `/todos`.
    public let path: APIPath
    /// The id of the item in the collection. It can be `new-3`, the id of an item that the server does not know yet.
    public let item: String?
    /// The body, which is sent as JSON. `nil` means that the request has no body.
    public let body: (any Encodable & Sendable)?
    /// What the user changed, for example the title of the item. It is only shown.
    public let text: String

    /// Creates a change. By default, it has a form that no other change has.
    public init(
        _ method: APIRequest.Method,
        _ path: APIPath,
        item: String? = nil,
        body: (any Encodable & Sendable)? = nil,
        text: String,
        form: String = newForm
    ) {
        (self.form, self.method, self.path) = (form, method, path)
        (self.item, self.body, self.text) = (item, body, text)
    }

    /// A text for a new form. No other form has it.
    public static var newForm: String { UUID().uuidString }
}
