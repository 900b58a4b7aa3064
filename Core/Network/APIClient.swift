public import Foundation

/// The way to the server: one call, one answer. Only repositories hold one.
public protocol APIClient: Sendable {
    /// Sends a call and gives back whatever the server answered, refusals included.
    ///
    /// - Throws: `APIError.requestFailed` when no answer came.
    func send(_ request: APIRequest) async throws(APIError) -> APIResponse
}

extension APIClient {
    /// Reads what stands at `path`.
    public func get<Response: Decodable>(
        path: APIPath,
        query: [URLQueryItem] = []
    ) async throws(APIError) -> Response {
        try await answer(to: APIRequest(.get, path, query: query)).decoded()
    }

    /// Sends `body` to `path` and reads the answer.
    public func post<Response: Decodable>(
        path: APIPath,
        body: some Encodable,
        isAuthorized: Bool = true
    ) async throws(APIError) -> Response {
        try await answer(to: APIRequest(.post, path, body: encoded(body), isAuthorized: isAuthorized)).decoded()
    }

    /// Sends `body` to `path`; whatever the answer holds is left alone.
    public func post(path: APIPath, body: some Encodable) async throws(APIError) {
        _ = try await answer(to: APIRequest(.post, path, body: encoded(body)))
    }

    /// Puts `body` in the place of what stands at `path` and reads the answer.
    public func put<Response: Decodable>(path: APIPath, body: some Encodable) async throws(APIError) -> Response {
        try await answer(to: APIRequest(.put, path, body: encoded(body))).decoded()
    }

    /// Changes some fields of what stands at `path` and reads the answer.
    public func patch<Response: Decodable>(path: APIPath, body: some Encodable) async throws(APIError) -> Response {
        try await answer(to: APIRequest(.patch, path, body: encoded(body))).decoded()
    }

    /// Removes what stands at `path`.
    public func delete(path: APIPath) async throws(APIError) {
        _ = try await answer(to: APIRequest(.delete, path))
    }

    /// Sends a call and gives back the answer, when it is not a refusal.
    ///
    /// - Throws: also `APIError.refused`, for a status of 400 or more.
    public func answer(to request: APIRequest) async throws(APIError) -> APIResponse {
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
    /// - Throws: `APIError.invalidResponse` that names the field.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws(APIError) -> Value {
        do {
            return try JSONCoding.decode(type, from: body)
        } catch {
            throw .invalidResponse(.json(error))
        }
    }
}

extension Refusal {
    /// Reads a refusal; a body of any other shape than `ErrorResponse` is tolerated.
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
