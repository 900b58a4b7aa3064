public import Foundation

/// Sends the requests of the app over HTTP.
///
/// The transport only sends an HTTP request. This client has all rules, so they are tested without a network: one
/// deadline for the whole request, two retries of a `GET`, and redirects only within the same origin. Requests to
/// another machine must be encrypted, unless `allowsPlainHTTP` is true. A `TranslatingAPIClient` around this client is
/// for a server with other paths and keys.
public struct HTTPAPIClient: APIClient {
    private let server: URL
    private let limits: HTTPLimits
    private let retries: RetryPolicy
    private let allowsPlainHTTP: Bool
    private let transport: any HTTPTransport
    private let clock: any Clock<Duration>
    private let events: AppEvents

    /// Creates a client that sends all requests to one server.
    ///
    /// - Parameters:
    ///   - server: The address of the server. The path of each request is appended to it.
    ///   - limits: The limits for the duration of a request and for the size of its response.
    ///   - retries: Decides whether a failed request is sent again.
    ///   - allowsPlainHTTP: Whether a request to another machine may use `http`, without encryption.
    ///   - transport: Sends the HTTP requests. The default is not safe on Linux, as `URLSessionTransport` explains.
    ///   - clock: Measures the deadline and the pauses between retries.
    ///   - events: Receives an event for each attempt, also for retries and redirects.
    public init(
        server: URL,
        limits: HTTPLimits = HTTPLimits(),
        retries: RetryPolicy = RetryPolicy(),
        allowsPlainHTTP: Bool = false,
        transport: any HTTPTransport = URLSessionTransport.shared,
        clock: any Clock<Duration> = ContinuousClock(),
        events: AppEvents = AppEvents()
    ) {
        self.server = server
        self.limits = limits
        self.retries = retries
        self.allowsPlainHTTP = allowsPlainHTTP
        self.transport = transport
        (self.clock, self.events) = (clock, events)
    }

    /// The scheme, host and port of the server, for example `http://localhost:3000`. Each session belongs to one
    /// origin.
    public var origin: String { server.origin ?? server.absoluteString }

    /// The origin and the path of the server, without a slash at the end. Changes that wait belong to this address.
    public var address: String { server.baseAddress ?? origin }

    /// Sends a request. Until the deadline, follows redirects and sends the request again if `retries` allows it.
    ///
    /// - Throws: Also `APIError.storage` if a file of the body cannot be read, or has another size than before.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        let content = try sendable(request.content)
        do throws(HTTPFailure) {
            guard var request = TransportRequest(request, to: server, limits: limits) else {
                throw .noResponse(.unknownHost)
            }
            guard allowsPlainHTTP || !server.isPlainHTTPElsewhere else { throw .noResponse(.insecure) }
            let deadline = Deadline(limits.total, on: clock)
            // A large body can need longer than the limit, as long as it is being sent.
            let isLarge = content.map { $0.size > 65_536 } == true
            request.content = isLarge ? content?.reporting { _ in deadline.prolong() } : content
            return try await deadline.run { [request] in await attempts(of: request, until: deadline) }.get()
        } catch {
            switch error {
            case .noResponse(let reason): throw .requestFailed(ConnectionFailure(reason, server: server.absoluteString))
            case .invalidResponse(let problem): throw .invalidResponse(problem)
            }
        }
    }
}

extension HTTPAPIClient {
    private func sendable(_ content: RequestBody?) throws(APIError) -> RequestBody? {
        do throws(StorageError) {
            try content?.check()
            guard let content, content.hasFile, !transport.sendsFiles else { return content }
            return .bytes(try content.silent.loaded(), type: content.type)
        } catch {
            throw .storage(error)
        }
    }

    /// Sends a request, and sends it again as long as `retries` allows it. There is no retry if the pause before the
    /// retry would end after the deadline.
    private func attempts(of request: TransportRequest, until deadline: Deadline) async -> HTTPOutcome {
        var tries = 1
        while true {
            let outcome = await Result { () async throws(HTTPFailure) in try await exchange(request) }
            guard let pause = retries.pause(after: outcome, of: request, tries: tries), pause < deadline.remaining
            else { return outcome }
            guard (try? await clock.sleep(for: pause)) != nil else { return .failure(.noResponse(.cancelled)) }
            tries += 1
        }
    }

    private func exchange(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
        var (request, redirects) = (request, Redirects())
        while true {
            let target = request.url.path(percentEncoded: true) + "?" + (request.url.query(percentEncoded: true) ?? "")
            let send = { [request] () async throws(HTTPFailure) in try await transport.send(request) }
            let response = try await events.attempt(request.method, target, on: clock, send).masked(for: request)
            guard let next = try redirects.next(after: response, to: request) else {
                var response = response
                response.url = request.url
                return response
            }
            request = next
        }
    }
}

/// The latest time at which a request must be finished.
final class Deadline: Sendable {
    private let clock: any Clock<Duration>
    private let limit: Duration
    private let elapsed: @Sendable () -> Duration
    private let lock = NSLock()
    // `nonisolated(unsafe)` is safe because it is used only while the lock is held.
    nonisolated(unsafe) private var start = Duration.zero

    init(_ limit: Duration, on clock: any Clock<Duration>) {
        self.clock = clock
        self.limit = limit
        elapsed = clock.stopwatch()
    }

    /// The duration from now until the deadline. After the deadline, the duration is zero.
    var remaining: Duration { max(.zero, lock.withLock { start } + limit - elapsed()) }

    /// Starts the limit again.
    func prolong() {
        let now = elapsed()
        lock.withLock { start = now }
    }

    /// Runs `work`. At the deadline, cancels `work` and returns `timedOut`. `work` must end soon after it is cancelled.
    func run(_ work: @escaping @Sendable () async -> HTTPOutcome) async -> HTTPOutcome {
        await withTaskGroup(of: HTTPOutcome.self) { group in
            group.addTask(operation: work)
            group.addTask { [self] in
                repeat {
                    guard (try? await clock.sleep(for: remaining)) != nil else {
                        return .failure(.noResponse(.cancelled))
                    }
                } while remaining > .zero
                return .failure(.noResponse(.timedOut))
            }
            defer { group.cancelAll() }
            return await group.next() ?? .failure(.noResponse(.cancelled))
        }
    }
}
