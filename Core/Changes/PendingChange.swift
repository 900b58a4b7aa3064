public import Foundation

/// A change that the user makes. It is saved as its HTTP request, so that a later version of the app can still send it.
public struct PendingChange: Identifiable, Equatable, Sendable, Codable {
    /// The `Idempotency-Key` of the request.
    public internal(set) var id: String
    /// The form that makes the change. The same form sent twice is one change. It stays the same if the user edits it.
    public let form: String
    /// The place in the queue, which no other change gets. It is 0 before the change is saved.
    public internal(set) var number = 0
    /// The HTTP method. A `post` without an item creates an item, whose id comes from the server.
    public let method: APIRequest.Method
    /// The path of the collection, percent-encoded.
    public internal(set) var path: String
    /// The item that is added, changed or removed. `nil` means the resource at `path`.
    var item: Item?
    /// The body as JSON. `nil` means that the request has no body.
    var body: String?
    /// The members of the body that have the ids of other items. `nil` in the files of earlier versions.
    var references: [String]?
    /// The name of the flag that this change turns on or off. Then `path` is its address, and there is no item. An
    /// earlier version ignores it, and sends the same request.
    var flag: String?
    /// Whether this edit can still be merged. It is `nil` in a saved change.
    var isMerging: Bool?
    /// The file that is sent with the change. A queue writes such a change so that an earlier version cannot read it.
    var file: File?
    /// What the user changed, for example the title of the item. It is only shown.
    public internal(set) var text: String
    /// When the user made the change. It is only shown.
    public internal(set) var date = Date()
    /// How often the request was sent. A try that reached no server does not count.
    package internal(set) var tries = 0
    /// Whether the change waits, was refused or was sent.
    public internal(set) var state = State.waiting

    /// Creates a change. `item` is the id of an item in the collection at `path`. It can be `ResourceID.new(3)`, the id
    /// of an item that the server does not know yet. Such an id can also be a part of `path`, and a member of `body`
    /// that is in `references`, for example `postId`. The change then waits for this item. By default, no other change
    /// has the same form. With `isMerging`, a `patch` becomes one change with the last changes of its item that were
    /// never tried, or were refused with 4xx. What somebody else has changed meanwhile is overwritten field by field.
    public init(
        _ method: APIRequest.Method,
        _ path: APIPath,
        item: String? = nil,
        body: (any Encodable)? = nil,
        references: [String] = [],
        text: String,
        form: String = newForm,
        isMerging: Bool = false
    ) {
        id = form
        self.form = form
        self.method = method
        self.path = path.description
        self.text = text
        self.references = references.isEmpty ? nil : references
        self.isMerging = isMerging && method == .patch ? true : nil
        self.item = item.map { .saved(id: ResourceID($0)) }
        // If the body cannot be written as JSON, the server refuses the empty body.
        self.body = body.map { String(decoding: (try? JSONCoding.encode($0)) ?? Data(), as: UTF8.self) }
    }

    /// An item of a collection.
    enum Item: Hashable, Codable {
        /// An item with an id of the server.
        case saved(id: ResourceID<PendingChange>)
        /// An item that the change with this number adds.
        case new(number: Int)
    }

    /// What has happened to a change.
    public enum State: Equatable, Sendable, Codable {
        /// The change will be sent, or sent again.
        case waiting
        /// The server refused the change. The messages come from the server. With a status code below 300, the server
        /// has added the item that this change needs, but has not sent its id. `fields` has the message for each wrong
        /// field. It is `nil` in the files of earlier versions.
        case refused(status: Int, message: String?, fields: [String: String]? = nil)
        /// The server executed the change. The answer is the body of its response, if it is JSON.
        case sent(answer: String?)
    }
}

extension PendingChange {
    /// A text for a new form. No other form has it.
    public static var newForm: String { UUID().uuidString }

    /// The id of the item, for example `7`, or that of `ResourceID.new(3)` as long as the server does not know the
    /// item.
    public var itemID: String? {
        switch item {
        case .saved(let id): "\(id)"
        case .new(let number): Self.newID(number)
        case nil: flaggedID
        }
    }

    /// Whether this is a change of the item with this id.
    public func isOf<Model>(_ id: ResourceID<Model>) -> Bool { itemID.map { ResourceID($0) } == id }

    /// The path of the request, for example `/todos/7`, or `/todos/new-3` of a request that is not sent yet.
    package var requestPath: String {
        let whole = if method != .post, item != nil, let itemID { "\(path)/\(itemID.percentEncoded)" } else { path }
        return whole.replacing(newItemMark.percentEncoded, with: "")
    }

    /// The refusal of the server. `nil` means that the change was not refused.
    public var refusal: Refusal? {
        guard case .refused(let status, let message, let fields) = state else { return nil }
        return Refusal(status: status, message: message, fields: fields ?? [:])
    }

    /// Whether the server executed the change.
    package var isSent: Bool {
        if case .sent = state { true } else { false }
    }

    /// Whether the server can have executed a try whose response was lost.
    package var mayBeExecuted: Bool { tries > (refusal == nil ? 0 : 1) }

    /// The body of the request. `nil` means that it is not of this type.
    public func body<Value: Decodable>(as type: Value.Type) -> Value? {
        body.flatMap { try? JSONCoding.decode(type, from: Data($0.utf8)) }
    }

    /// The body of the response. `nil` means that the change was not sent, or that the body is not of this type.
    public func answer<Value: Decodable>(as type: Value.Type) -> Value? {
        guard case .sent(let answer?) = state else { return nil }
        return try? JSONCoding.decodeResponse(type, from: Data(answer.utf8)).value
    }

    /// Whether the server does not know the item yet.
    var isNew: Bool {
        if case .new = item { true } else { false }
    }

    /// The id of the item that the change with this number adds, until the server has answered.
    static func newID(_ number: Int) -> String { "\(ResourceID<PendingChange>.new(number))" }

    func request(of owner: ChangeOwner) -> APIRequest {
        var request = APIRequest(method, APIPath(stringLiteral: requestPath), body: body.map { Data($0.utf8) })
        request.headers["Idempotency-Key"] = id
        request.owner = owner
        request.secrets = body(as: JSONObject.self)?.secrets ?? []
        return request
    }
}
