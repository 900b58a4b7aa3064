/// How the requests and responses of a server differ from those of this app. What is not named is equal.
public struct ServerTranslation: Sendable {
    let calls: [Call]
    let query: [String: String]
    let content: String?
    let headers: [String: String]
    let error: @Sendable (JSONValue) -> ErrorResponse?

    /// Creates a translation. A path of keys has dots, for example `meta.total`.
    ///
    /// - Parameters:
    ///   - calls: The calls with another path, method or keys. The first call that fits a request is used.
    ///   - query: The names of query parameters in this app, with their names on the server.
    ///   - content: Where the list or the object is, in responses that have it inside of another object.
    ///   - headers: Header fields of a response that are in its body on the server, with their place, for example
    ///     `["X-Total-Count": "meta.total"]`. With `content`, also name the cursor of the next page:
    ///     `["X-Next": "meta.next"]` for `Paging.cursor("X-Next")`, or for an address `Paging.link(in: "X-Next")`.
    ///   - error: Reads the body of an error response, with the keys of the server in `fields`. Problem details as in
    ///     RFC 9457 need no closure.
    public init(
        calls: [Call] = [],
        query: [String: String] = [:],
        content: String? = nil,
        headers: [String: String] = [:],
        error: @escaping @Sendable (JSONValue) -> ErrorResponse? = { _ in nil }
    ) {
        self.calls = calls
        self.query = query
        self.content = content
        self.headers = headers
        self.error = error
    }

    /// A call of this app, and what it is on the server.
    public struct Call: Sendable {
        private let (path, serverPath): ([Substring], [Substring])
        private let (method, serverMethod): (APIRequest.Method?, APIRequest.Method?)
        private let (keys, responseKeys): ([String: String], [String: String])

        /// Creates the translation of a call. What is not given is the same on the server.
        ///
        /// - Parameters:
        ///   - path: The path in this app. `{id}` is any one component.
        ///   - method: The method in this app. `nil` is any method.
        ///   - serverMethod: The method on the server.
        ///   - serverPath: The path on the server. It can have the same `{id}`.
        ///   - keys: The keys of a JSON object, or of each element of a list: here, and on the server.
        ///   - response: The keys of the response, if they differ from those of the request.
        public init(
            _ path: String,
            _ method: APIRequest.Method? = nil,
            as serverMethod: APIRequest.Method? = nil,
            at serverPath: String? = nil,
            keys: [String: String] = [:],
            response: [String: String]? = nil
        ) {
            (self.path, self.serverPath) = (path.split(separator: "/"), (serverPath ?? path).split(separator: "/"))
            self.method = method
            self.serverMethod = serverMethod
            self.keys = keys
            responseKeys = response ?? keys
        }

        /// The request to the server. `nil` means that the request is another call.
        func translated(_ request: APIRequest) -> APIRequest? {
            let parts = request.path.description.split(separator: "/")
            guard method == nil || method == request.method, parts.count == path.count,
                zip(path, parts).allSatisfy({ $0 == $1 || $0.hasPrefix("{") })
            else { return nil }
            let values = Dictionary(zip(path, parts)) { $1 }
            let target = serverPath.map { "/" + (values[$0].map(String.init) ?? String($0).percentEncoded) }.joined()
            var translated = request
            (translated.method, translated.path) = (serverMethod ?? request.method, APIPath(stringLiteral: target))
            // Some servers refuse a body of these methods, for example the `{}` of a logout.
            let hasBody = ![.get, .delete].contains(translated.method)
            if !hasBody {
                translated.content = nil
            } else if request.content?.isJSON == true, let body = request.body {
                translated.body = body.changingJSON { $0.moving(keys) }
            }
            return translated
        }

        /// The keys of the server in an error or another response, with those of this app.
        func ownKeys(isError: Bool) -> [String: String] {
            Dictionary((isError ? keys : responseKeys).map { ($1, $0) }, uniquingKeysWith: min)
        }
    }
}
