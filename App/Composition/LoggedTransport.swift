import Core
import Foundation

/// Logs every HTTP request, including retries and redirects.
struct LoggedTransport: HTTPTransport {
    private let transport: any HTTPTransport
    private let log: RequestLog

    init(_ transport: any HTTPTransport, log: RequestLog) {
        self.transport = transport
        self.log = log
    }

    func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
        let query = request.url.query(percentEncoded: true).map { "?" + $0 } ?? ""
        let target = request.url.path(percentEncoded: true) + query
        return try await log.entry(request.method, target) { () async throws(HTTPFailure) in
            try await transport.send(request)
        }
    }
}
