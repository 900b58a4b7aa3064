public import Foundation

/// Sends requests to the server. Only repositories use it.
public protocol APIClient: Sendable {
    /// Sends a request and returns the response, whatever its status code is.
    ///
    /// - Throws: `APIError.requestFailed` if no response arrives, and `APIError.storage` if the session cannot be renewed.
    func send(_ request: APIRequest) async throws(APIError) -> APIResponse
}

extension APIClient {
    /// Reads the resource at `path`.
    public func get<Response: Decodable>(
        path: APIPath,
        query: [URLQueryItem] = []
    ) async throws(APIError) -> Response {
        try await response(to: APIRequest(.get, path, query: query)).decoded()
    }

    /// Sends `body` to `path` and reads the response.
    public func post<Response: Decodable>(
        path: APIPath,
        body: some Encodable,
        isAuthorized: Bool = true
    ) async throws(APIError) -> Response {
        try await response(to: APIRequest(.post, path, body: encoded(body), isAuthorized: isAuthorized)).decoded()
    }

    /// Sends `body` to `path` and ignores the body of the response.
    public func post(path: APIPath, body: some Encodable) async throws(APIError) {
        _ = try await response(to: APIRequest(.post, path, body: encoded(body)))
    }

    /// Replaces the resource at `path` with `body` and reads the response.
    public func put<Response: Decodable>(path: APIPath, body: some Encodable) async throws(APIError) -> Response {
        try await response(to: APIRequest(.put, path, body: encoded(body))).decoded()
    }

    /// Changes some fields of the resource at `path` and reads the response.
    public func patch<Response: Decodable>(path: APIPath, body: some Encodable) async throws(APIError) -> Response {
        try await response(to: APIRequest(.patch, path, body: encoded(body))).decoded()
    }

    /// Deletes the resource at `path`.
    public func delete(path: APIPath) async throws(APIError) {
        _ = try await response(to: APIRequest(.delete, path))
    }

    /// Sends a request and returns the response if its status code is 2xx.
    ///
    /// - Throws: Also `APIError.refused` for 4xx and 5xx, and `APIError.invalidResponse` for any other status code.
    public func response(to request: APIRequest) async throws(APIError) -> APIResponse {
        let response = try await send(request)
        switch response.status {
        case 200..<300: return response
        case 400..<600: throw .refused(Refusal(response))
        default: throw .invalidResponse(.status(response.status))
        }
    }
}

private func encoded(_ body: some Encodable) throws(APIError) -> Data {
    do {
        return try JSONCoding.encode(body)
    } catch {
        throw .invalidResponse(.json(UnreadableJSON(.invalid("the request cannot be written as JSON"))))
    }
}

extension APIResponse {
    /// Reads the body as JSON.
    ///
    /// - Throws: `APIError.invalidResponse`, which names the field that cannot be read.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws(APIError) -> Value {
        do {
            return try JSONCoding.decode(type, from: body)
        } catch {
            throw .invalidResponse(.json(error))
        }
    }
}

extension Refusal {
    /// Reads a refusal. A body that is not an `ErrorResponse` is ignored.
    init(_ response: APIResponse) {
        let problem = try? JSONCoding.decode(ErrorResponse.self, from: response.body).error
        self.init(
            status: response.status,
            code: problem?.code,
            message: problem?.message,
            fields: problem?.fields ?? [:],
            retryAfter: response.retryAfter(now: Date())
        )
    }
}
