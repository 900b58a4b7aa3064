import Core
import Foundation
import TestSupport

/// An HTTP server that has one answer for each path, whatever the query or the method, and 404 for the rest.
final class PlainServer: Sendable {
    private let server: FaultServer

    /// Starts to serve.
    init(_ answers: [String: APIResponse]) throws {
        server = try FaultServer { request in
            let answer = APIRequest(request).flatMap { answers[$0.path.description] } ?? APIResponse(status: 404)
            let headers = answer.headers.map { "\($0.name): \($0.value)" }
            return [.answer("\(answer.status) Fine", headers + ["Connection: close"], data: answer.body)]
        }
    }

    /// Where it listens, as `--server` takes it.
    var origin: String { server.url.absoluteString }

    /// What it was asked, in order.
    var requests: [APIRequest] { server.requests.compactMap(APIRequest.init) }
}

extension APIRequest {
    /// Reads a request as it came over the wire.
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
