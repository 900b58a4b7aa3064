public import Foundation

/// The client over HTTP.
///
/// It decides what a transport does not: how long a call may take, what is tried again, which redirects are followed, and
/// that nothing goes unencrypted over a network.
public struct HTTPAPIClient: APIClient {
    private let server: URL
    private let limits: HTTPLimits
    private let retries: RetryPolicy
    private let allowsPlainHTTP: Bool
    private let transport: any HTTPTransport
    private let clock: any Clock<Duration>

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - server: The server's address; the paths of calls are added to its own.
    ///   - limits: What a call may cost.
    ///   - retries: What is tried again.
    ///   - allowsPlainHTTP: Whether http may go further than to this machine.
    ///   - transport: The way over the wire; on Linux give one of your own, see `URLSessionTransport`.
    ///   - clock: What deadlines and pauses are measured by; it must not jump as the time of day does.
    public init(
        server: URL,
        limits: HTTPLimits = HTTPLimits(),
        retries: RetryPolicy = RetryPolicy(),
        allowsPlainHTTP: Bool = false,
        transport: any HTTPTransport = URLSessionTransport.shared,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.server = server
        self.limits = limits
        self.retries = retries
        self.allowsPlainHTTP = allowsPlainHTTP
        self.transport = transport
        self.clock = clock
    }

    /// Sends a call over the network.
    public func send(_ call: APIRequest) async throws(APIError) -> APIResponse {
        do throws(HTTPFailure) {
            guard let request = HTTPRequest(call, to: server, limits: limits) else { throw .noAnswer(.unknownHost) }
            guard allowsPlainHTTP || !server.isPlainHTTPElsewhere else { throw .noAnswer(.insecure) }
            let deadline = Deadline(limits.total, on: clock)
            return try await deadline.run { () async throws(HTTPFailure) in
                try await attempts(of: request, until: deadline)
            }
        } catch {
            throw APIError(error, of: server)
        }
    }
}

extension HTTPAPIClient {
    /// Tries until an answer can be kept, or nothing is to be gained by another try; a pause that would outlast the deadline
    /// is not begun.
    private func attempts(of request: HTTPRequest, until deadline: Deadline) async throws(HTTPFailure) -> APIResponse {
        var tries = 1
        while true {
            let outcome = await Result { () async throws(HTTPFailure) in try await exchange(request) }
            guard let pause = retries.pause(after: outcome, of: request, tries: tries), pause < deadline.remaining
            else {
                return try outcome.get()
            }
            do {
                try await clock.sleep(for: pause)
            } catch {
                throw .noAnswer(.cancelled)
            }
            tries += 1
        }
    }

    private func exchange(_ request: HTTPRequest) async throws(HTTPFailure) -> APIResponse {
        var (request, redirects) = (request, Redirects())
        while true {
            let response = try await transport.send(request).masked(for: request)
            guard let next = try redirects.next(after: response, to: request) else { return response }
            request = next
        }
    }
}

extension APIError {
    fileprivate init(_ failure: HTTPFailure, of server: URL) {
        self =
            switch failure {
            case .noAnswer(let reason): .requestFailed(ConnectionFailure(reason, server: server.absoluteString))
            case .unusable(let problem): .invalidResponse(problem)
            }
    }
}
