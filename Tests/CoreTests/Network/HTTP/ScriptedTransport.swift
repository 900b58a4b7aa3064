import Core
import Foundation
import TestSupport

/// A transport without a wire: it gives one outcome after the other, and the last one from then on.
struct ScriptedTransport: HTTPTransport {
    /// What comes of a request.
    enum Outcome: Sendable {
        case answer(Int, HeaderFields = HeaderFields(), body: String = "")
        case failure(HTTPFailure)
        case silence
    }

    private let outcomes: [Outcome]
    private let sent = Locked<[HTTPRequest]>([])

    init(_ outcomes: Outcome...) {
        self.outcomes = outcomes
    }

    /// What was sent, in order.
    var requests: [HTTPRequest] { sent.value }

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> APIResponse {
        let count = sent.change { requests in
            requests.append(request)
            return requests.count
        }
        switch outcomes[min(count, outcomes.count) - 1] {
        case .answer(let status, let headers, let body):
            return APIResponse(status: status, headers: headers, body: Data(body.utf8))
        case .failure(let failure): throw failure
        case .silence:
            for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(3_600)) }) {}
            throw .noAnswer(.cancelled)
        }
    }
}

extension HTTPAPIClient {
    /// A client of `https://example.com` without a wire, that draws the longest of all pauses.
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
