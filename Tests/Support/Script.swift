import Core
import Foundation
import Testing

/// An expected call and its response.
struct Script: Sendable, CustomStringConvertible {
    let method: APIRequest.Method
    let path: APIPath
    var query: [String: String]?
    let respond: @Sendable (APIRequest) -> ScriptedResponse
    /// Whether the script is used for any number of calls.
    var isRepeated = false
    var delay = Duration.zero
    var ignoresCancellation = false
    let sourceLocation: SourceLocation

    func matches(_ request: APIRequest) -> Bool {
        guard request.method == method, request.path == path else { return false }
        return (query ?? [:]).allSatisfy { request.query.contains(URLQueryItem(name: $0.key, value: $0.value)) }
    }

    var description: String {
        let items = (query ?? [:]).sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        return APIRequest(method, path, query: items).line
    }
}

extension APIRequest {
    /// The method, the path and the query in one line, for example `GET /posts?_page=1`.
    var line: String {
        let items = query.map { "\($0.name)=\($0.value ?? "")" }.joined(separator: "&")
        return "\(method.rawValue) \(path)" + (items.isEmpty ? "" : "?" + items)
    }
}
