import Core
import Foundation
import TestSupport

/// An HTTP server with one response for each path. It ignores the query and the method of a request. A request with any
/// other path gets a response with status 404.
final class PlainServer: Sendable {
    private let server: FaultServer

    init(_ responses: [String: APIResponse]) throws {
        server = try FaultServer { request in
            let response = APIRequest(request).flatMap { responses[$0.path.description] } ?? APIResponse(status: 404)
            let headers = response.headers.map { "\($0.name): \($0.value)" }
            return [.response("\(response.status) Fine", headers + ["Connection: close"], data: response.body)]
        }
    }

    /// The address of the server, for example for the option `--server`.
    var origin: String { server.url.absoluteString }

    /// The requests that the server has received, in order.
    var requests: [APIRequest] { server.requests.compactMap(APIRequest.init) }
}

extension APIRequest {
    /// Parses the text of an HTTP request. Returns `nil` if the first line is not valid.
    fileprivate init?(_ text: String) {
        let parts = text.components(separatedBy: "\r\n\r\n")
        let lines = parts[0].components(separatedBy: "\r\n")
        let words = lines[0].components(separatedBy: " ")
        guard words.count == 3, let method = APIRequest.Method(rawValue: words[0]) else { return nil }
        let target = URLComponents(string: words[1])
        self.init(method, APIPath(stringLiteral: target?.path ?? ""), query: target?.queryItems ?? [])
        for field in lines.dropFirst() {
            let (name, value) = (field.prefix { $0 != ":" }, field.drop { $0 != ":" }.dropFirst())
            headers[String(name)] = value.trimmingCharacters(in: .whitespaces)
        }
        let body = parts.dropFirst().joined(separator: "\r\n\r\n")
        self.body = body.isEmpty ? nil : Data(body.utf8)
    }
}
