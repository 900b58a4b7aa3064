import Core
import Foundation
import TestSupport

/// A transport that does not use the network. It returns the given outcomes in order, and then repeats the last one.
struct ScriptedTransport: HTTPTransport {
    /// What happens to one request: a response, an error, or no response at all.
    enum Outcome: Sendable {
        case response(Int, HeaderFields = HeaderFields(), body: String = "")
        case failure(HTTPFailure)
        case silence
    }

    private let outcomes: [Outcome]
    private let sent = Locked<[TransportRequest]>([])

    init(_ outcomes: Outcome...) {
        self.outcomes = outcomes
    }

    /// The requests that were sent, in order.
    var requests: [TransportRequest] { sent.value }

    func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
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
    /// Creates a client that does not use the network. Before each retry, it waits for the longest possible time.
    init(
        _ transport: ScriptedTransport,
        server: String = "https://example.com/api",
        limits: HTTPLimits = HTTPLimits(),
        retries: RetryPolicy = RetryPolicy(random: { $0.upperBound }),
        allowsPlainHTTP: Bool = false,
        clock: TestClock
    ) {
        self.init(
            server: URL(string: server) ?? URL(filePath: "/"),
            limits: limits,
            retries: retries,
            allowsPlainHTTP: allowsPlainHTTP,
            transport: transport,
            clock: clock
        )
    }
}
