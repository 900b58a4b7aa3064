public import Foundation

/// When a request is sent again, and after which pause.
///
/// Only a `GET` is sent again. The server may have executed a login, a logout, a refresh or an edit although no response
/// arrived. Each pause is random, from zero to a maximum that grows ("full jitter"), so that many clients do not retry at the
/// same time.
public struct RetryPolicy: Sendable {
    /// The number of retries.
    public var limit: Int
    /// The maximum of the first pause. It doubles for each further pause.
    public var base: Duration
    /// The maximum of every pause.
    public var cap: Duration
    /// The longest `Retry-After` that the client waits for. If it is longer, there is no retry.
    public var longestRetryAfter: Duration
    private let random: @Sendable (ClosedRange<Double>) -> Double
    private let now: @Sendable () -> Date

    /// By default two retries, after at most 0.5 s and 1 s, and after at most 30 s if the server sends `Retry-After`.
    ///
    /// - Parameters:
    ///   - limit: The number of retries.
    ///   - base: The maximum of the first pause.
    ///   - cap: The maximum of every pause.
    ///   - longestRetryAfter: The longest `Retry-After` that the client waits for.
    ///   - random: Returns a random number in a range.
    ///   - now: The current time, used for a `Retry-After` with a date if the response has no `Date` field.
    public init(
        limit: Int = 2,
        base: Duration = .milliseconds(500),
        cap: Duration = .seconds(5),
        longestRetryAfter: Duration = .seconds(30),
        random: @escaping @Sendable (ClosedRange<Double>) -> Double = { .random(in: $0) },
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.limit = limit
        self.base = base
        self.cap = cap
        self.longestRetryAfter = longestRetryAfter
        self.random = random
        self.now = now
    }

    /// No retries.
    public static let never = RetryPolicy(limit: 0)
}

extension RetryPolicy {
    /// The result of one try.
    typealias Outcome = Result<APIResponse, HTTPFailure>

    /// The pause before the next try, after `tries` tries; `nil` if there is no retry.
    func pause(after outcome: Outcome, of request: TransportRequest, tries: Int) -> Duration? {
        guard request.method == .get, tries <= limit, outcome.isTemporary else { return nil }
        let longest = min(cap, base * (1 << min(tries - 1, 16)))
        let pause = longest * random(0...1)
        guard let asked = (try? outcome.get())?.retryAfter(now: now()) else { return pause }
        return asked > longestRetryAfter ? nil : max(asked, pause)
    }
}

extension RetryPolicy.Outcome {
    /// Whether a retry can have another result.
    fileprivate var isTemporary: Bool {
        switch self {
        case .success(let response): [408, 429, 500, 502, 503, 504].contains(response.status)
        case .failure(.noResponse(.unknownHost)), .failure(.noResponse(.unreachable)), .failure(.noResponse(.lost)):
            true
        case .failure: false
        }
    }
}
