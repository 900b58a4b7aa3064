import Core
import Foundation
import TestSupport

/// A transport that does not use the network. Each request gets the next of the given outcomes. All requests after the
/// last outcome get the last outcome again.
struct ScriptedTransport: HTTPTransport {
    /// The result of one request. `silence` means that the server never responds.
    enum Outcome: Sendable {
        case response(Int, HeaderFields = HeaderFields(), body: String = "")
        case failure(HTTPFailure)
        case silence
    }

    var onSend: @Sendable () -> Void = {}
    private let outcomes: [Outcome]
    private let sent = Locked<[TransportRequest]>([])

    init(_ outcomes: Outcome...) {
        self.outcomes = outcomes
    }

    /// All requests so far, in the order in which they were sent.
    var requests: [TransportRequest] { sent.value }

    func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
        onSend()
        let count = sent.change { requests in
            requests.append(request)
            return requests.count
        }
        switch outcomes[min(count, outcomes.count) - 1] {
        case .response(let status, let headers, let body):
            return APIResponse(status: status, headers: headers, body: Data(body.utf8))
        case .failure(let failure): throw failure
        case .silence:
            for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(3_600)) }) {}
            throw .noResponse(.cancelled)
        }
    }
}

extension HTTPAPIClient {
    /// Creates a client that does not use the network. By default, the wait before a retry is not random. It always has
    /// the longest possible duration.
    init(
        _ transport: ScriptedTransport,
        server: String = "https://example.com/api",
        limits: HTTPLimits = HTTPLimits(),
        retries: RetryPolicy = RetryPolicy(random: { $0.upperBound }),
        allowsPlainHTTP: Bool = false,
        clock: TestClock,
        events: AppEvents = AppEvents()
    ) {
        self.init(
            server: URL(string: server) ?? URL(filePath: "/"),
            limits: limits,
            retries: retries,
            allowsPlainHTTP: allowsPlainHTTP,
            transport: transport,
            clock: clock,
            events: events
        )
    }
}
