import Core
import FakeAPI
import Foundation

extension FakeBackend {
    func call(
        _ method: APIRequest.Method,
        _ path: APIPath,
        _ query: KeyValuePairs<String, String> = [:],
        body: JSONObject? = nil,
        token: String? = nil,
        key: String? = nil,
        host: String? = nil
    ) async throws -> APIResponse {
        var headers = HeaderFields()
        headers["Authorization"] = token.map { "Bearer \($0)" }
        headers["Idempotency-Key"] = key
        headers["Host"] = host
        let items = query.map { URLQueryItem(name: $0.key, value: $0.value) }
        let data = try body.map { try JSONCoding.encode($0) }
        return try await respond(to: APIRequest(method, path, query: items, headers: headers, body: data))
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

    var refusal: ErrorResponse.Problem {
        get throws { try decoded(as: ErrorResponse.self).error }
    }
}
