public import Foundation

/// Sends requests to the server. In a feature, only repositories use a client. In an app, it is an
/// `AuthorizedAPIClient`, which sends with an `HTTPAPIClient` or with the fake server.
///
/// Use an `AuthorizedAPIClient` around a client of your own. It checks who made a change before it sends the change.
public protocol APIClient: Sendable {
    /// Sends a request and returns the response, even a response with an error status code such as 404. Tokens are
    /// renewed only after a response with 401, not after a thrown `refused`.
    ///
    /// - Throws: `APIError.requestFailed` if no response arrives. `APIError.invalidResponse` if the response is too
    ///   large, not HTTP, or a redirect that is not followed. If new tokens are needed, also the errors of the refresh
    ///   request, and `APIError.storage` if the session cannot be read or saved.
    func send(_ request: APIRequest) async throws(APIError) -> APIResponse
}

extension APIClient {
    /// Reads the resource at `path` with `GET`, and decodes the response.
    public func get<Response: Decodable>(
        path: APIPath,
        query: [URLQueryItem] = []
    ) async throws(APIError) -> Response {
        try await response(to: APIRequest(.get, path, query: query)).decoded()
    }

    /// Sends `body` to `path` with `POST`, and decodes the response. `secrets` are the passwords and tokens in `body`.
    public func post<Response: Decodable>(
        path: APIPath,
        body: some Encodable,
        isAuthorized: Bool = true,
        secrets: [String] = []
    ) async throws(APIError) -> Response {
        let body = try encoded(body)
        let request = APIRequest(.post, path, body: body, isAuthorized: isAuthorized, secrets: secrets)
        return try await response(to: request).decoded()
    }

    /// Sends `body` to `path` with `POST`. The body of the response is ignored.
    public func post(path: APIPath, body: some Encodable) async throws(APIError) {
        _ = try await response(to: APIRequest(.post, path, body: encoded(body)))
    }

    /// Changes some fields of the resource at `path` with `PATCH`, and decodes the response. With an owner, an
    /// `AuthorizedAPIClient` sends nothing and answers 401 if another user is signed in.
    public func patch<Response: Decodable>(
        path: APIPath,
        body: some Encodable,
        of owner: ChangeOwner? = nil
    ) async throws(APIError) -> Response {
        var request = APIRequest(.patch, path, body: try encoded(body))
        request.owner = owner
        return try await response(to: request).decoded()
    }

    /// Deletes the resource at `path`. The body of the response is ignored.
    public func delete(path: APIPath) async throws(APIError) {
        _ = try await response(to: APIRequest(.delete, path))
    }

    /// Sends a request. Returns the response if its status code is 2xx, and throws otherwise.
    ///
    /// - Throws: `APIError.refused` if the status code is 4xx or 5xx, `APIError.invalidResponse` if it is not 2xx, 4xx
    ///   or 5xx, and the errors of `send(_:)`.
    public func response(to request: APIRequest) async throws(APIError) -> APIResponse {
        try await send(request).checked()
    }
}

func encoded(_ body: some Encodable) throws(APIError) -> Data {
    do {
        return try JSONCoding.encode(body)
    } catch {
        throw .invalidResponse(.json(UnreadableJSON(.invalid("the request cannot be written as JSON"))))
    }
}

extension APIResponse {
    /// This response if its status code is 2xx.
    func checked() throws(APIError) -> APIResponse {
        switch status {
        case 200..<300: return self
        case 400..<600: throw .refused(Refusal(self))
        default: throw .invalidResponse(.status(status))
        }
    }

    /// Decodes the JSON in the body. If `Value` is an `Optional`, a success without such a body is `nil`: an empty
    /// body, or 202 and 204, whose body says something else.
    ///
    /// - Throws: `APIError.invalidResponse`, with the path of the wrong field if `JSONDecoder` reports the path.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws(APIError) -> Value {
        try decodedWithNulls(as: type).value
    }

    /// Decodes the JSON in the body. `nulls` is the number of elements of its list that are `null`, and so are missing.
    func decodedWithNulls<Value: Decodable>(as type: Value.Type) throws(APIError) -> (value: Value, nulls: Int) {
        let json = json
        do {
            return try JSONCoding.decodeResponse(type, from: json)
        } catch {
            let isMissing = json.isEmpty || [202, 204].contains(status)
            if isMissing, let optional = type as? any ExpressibleByNilLiteral.Type,
                let missing = optional.init(nilLiteral: ()) as? Value
            {
                return (missing, 0)
            }
            throw .invalidResponse(.json(error))
        }
    }

    /// The body as it is read, without white space and byte order marks before it. One object a line (NDJSON) is a
    /// list.
    var json: Data {
        var text = body[...]
        while let first = text.first {
            let isMark = text.starts(with: [0xEF, 0xBB, 0xBF])
            guard isMark || " \n\r\t".utf8.contains(first) else { break }
            text = text.dropFirst(isMark ? 3 : 1)
        }
        guard text.first == UInt8(ascii: "{") else { return text }
        let lines = text.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let isList = headers["Content-Type"]?.lowercased().contains(/ndjson|jsonl/) == true
        let areObjects = lines.count > 1 && lines.allSatisfy { $0.first == text.first && $0.last == UInt8(ascii: "}") }
        return isList || areObjects ? Data("[".utf8) + lines.joined(separator: Data(",".utf8)) + Data("]".utf8) : text
    }
}
