public import Foundation

/// Sends the requests of the app over HTTP.
///
/// The transport only sends one HTTP request. This client adds the deadline, the retries and the redirects. It also
/// checks that a request to another machine is encrypted.
public struct HTTPAPIClient: APIClient {
    private let server: URL
    private let limits: HTTPLimits
    private let retries: RetryPolicy
    private let allowsPlainHTTP: Bool
    private let transport: any HTTPTransport
    private let clock: any Clock<Duration>

    /// Creates a client for the server at `server`.
    ///
    /// - Parameters:
    ///   - server: The address of the server. The path of each request is appended to it.
    ///   - limits: The limits for duration and memory.
    ///   - retries: Decides whether a failed request is sent again.
    ///   - allowsPlainHTTP: Whether a request to another machine may use `http`, without encryption.
    ///   - transport: Sends HTTP requests. Do not use the default on Linux. `URLSessionTransport` explains why.
    ///   - clock: Measures the deadline and the pauses between retries.
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

    /// Sends a request. It repeats the request and follows redirects until the deadline.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        do throws(HTTPFailure) {
            guard let request = TransportRequest(request, to: server, limits: limits) else {
                throw .noResponse(.unknownHost)
            }
            guard allowsPlainHTTP || !server.isPlainHTTPElsewhere else { throw .noResponse(.insecure) }
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
    /// Sends a request, and repeats it while `retries` allows it. It stops if the next pause would end after the
    /// deadline.
    private func attempts(of request: TransportRequest, until deadline: Deadline) async throws(HTTPFailure)
        -> APIResponse
    {
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
                throw .noResponse(.cancelled)
            }
            tries += 1
        }
    }

    private func exchange(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
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
            case .noResponse(let reason): .requestFailed(ConnectionFailure(reason, server: server.absoluteString))
            case .invalidResponse(let problem): .invalidResponse(problem)
            }
    }
}
