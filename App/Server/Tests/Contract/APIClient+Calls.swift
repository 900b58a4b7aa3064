import Core
import Foundation

extension APIClient {
    func call(
        _ method: APIRequest.Method,
        _ path: APIPath,
        _ query: KeyValuePairs<String, String> = [:],
        body: JSONObject? = nil,
        token: String? = nil
    ) async throws -> APIResponse {
        var headers = HeaderFields()
        headers["Authorization"] = token.map { "Bearer \($0)" }
        let items = query.map { URLQueryItem(name: $0.key, value: $0.value) }
        let data = try body.map { try JSONCoding.encode($0) }
        return try await send(APIRequest(method, path, query: items, headers: headers, body: data))
    }

    func login(_ email: String = "Sincere@april.biz", _ pass: String = "focal") async throws -> APIResponse {
        try await call(.post, "/v1/login", body: ["email": .string(email), "pass": .string(pass)])
    }

    /// Signs in as the user Leanne Graham, and returns the new tokens.
    func tokens() async throws -> TokensResponse {
        try await login().decoded()
    }

    func refresh(_ token: String) async throws -> APIResponse {
        try await call(.post, "/v1/refresh", body: ["refresh_token": .string(token)])
    }

    func ids(_ path: APIPath, _ query: KeyValuePairs<String, String> = [:]) async throws -> [Int] {
        try await call(.get, path, query).list.compactMap { if case .integer(let id) = $0["id"] { id } else { nil } }
    }
}

extension APIResponse {
    var list: [JSONObject] {
        get throws { try decoded() }
    }

    var object: JSONObject {
        get throws { try decoded() }
    }

    var problem: ErrorResponse.Problem {
        get throws { try decoded(as: ErrorResponse.self).error }
    }
}
