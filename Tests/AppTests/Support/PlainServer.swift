import Core
import FakeAPI
import Foundation
import TestSupport

/// An HTTP server that returns a whole response to each request.
final class PlainServer: Sendable {
    private let server: FaultServer

    init(_ response: @escaping @Sendable (APIRequest) -> APIResponse?) throws {
        server = try FaultServer { request in
            let response = APIRequest(request).flatMap(response) ?? APIResponse(status: 404)
            let headers = response.headers.map { "\($0.name): \($0.value)" }
            return [.response("\(response.status) Fine", headers + ["Connection: close"], data: response.body)]
        }
    }

    /// Creates a server with one response for each percent-encoded path. It ignores the query and the method of a
    /// request. A request with any other path gets a response with status 404.
    convenience init(_ responses: [String: APIResponse]) throws {
        try self.init { responses[$0.path.description] }
    }

    /// Creates a server that provides a fake backend over HTTP.
    convenience init(_ backend: FakeBackend) throws {
        try self.init { request in
            let (response, isDone) = (Locked<APIResponse?>(nil), DispatchSemaphore(value: 0))
            Task {
                let answer = try? await backend.respond(to: request)
                response.change { $0 = answer }
                isDone.signal()
            }
            // The connection has a thread of its own, so waiting does not block a task.
            isDone.wait()
            return response.value
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
        self.init(method, APIPath(stringLiteral: target?.percentEncodedPath ?? ""), query: target?.queryItems ?? [])
        for field in lines.dropFirst() {
            let (name, value) = (field.prefix { $0 != ":" }, field.drop { $0 != ":" }.dropFirst())
            headers[String(name)] = value.trimmingCharacters(in: .whitespaces)
        }
        let body = parts.dropFirst().joined(separator: "\r\n\r\n")
        self.body = body.isEmpty ? nil : Data(body.utf8)
    }
}
