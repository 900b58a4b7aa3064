public import Foundation

/// When a call is tried again, and after how long.
///
/// Only what reads is tried again: a login, a logout, a refresh or an edit may have been carried out although no answer came.
/// The pauses grow, and each is drawn from its whole range (“full jitter”), so that clients that failed together do not
/// come back together.
public struct RetryPolicy: Sendable {
    /// How many further tries there are.
    public var limit: Int
    /// The longest first pause; each further one may be twice as long.
    public var base: Duration
    /// The longest pause of all.
    public var cap: Duration
    /// The longest `Retry-After` that is waited for; a server that wants more gets no further try.
    public var longestRetryAfter: Duration
    private let random: @Sendable (ClosedRange<Double>) -> Double
    private let now: @Sendable () -> Date

    /// Makes a policy: two further tries after up to 0.5 s and 1 s, and waits of up to 30 s where the server asks for them.
    ///
    /// - Parameters:
    ///   - limit: How many further tries there are.
    ///   - base: The longest first pause.
    ///   - cap: The longest pause of all.
    ///   - longestRetryAfter: The longest `Retry-After` that is waited for.
    ///   - random: Draws a number from a range.
    ///   - now: The time that a `Retry-After` with a date counts from, where the answer has no date of its own.
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

    /// Every call has one try.
    public static let never = RetryPolicy(limit: 0)
}

extension RetryPolicy {
    /// What came of a try.
    typealias Outcome = Result<APIResponse, HTTPFailure>

    /// How long to pause before another try, after `tries` of them; `nil` when there is to be none.
    func pause(after outcome: Outcome, of request: HTTPRequest, tries: Int) -> Duration? {
        guard request.method == .get, tries <= limit, outcome.mayPass else { return nil }
        let longest = min(cap, base * (1 << min(tries - 1, 16)))
        let pause = longest * random(0...1)
        guard let asked = (try? outcome.get())?.retryAfter(now: now()) else { return pause }
        return asked > longestRetryAfter ? nil : max(asked, pause)
    }
}

extension RetryPolicy.Outcome {
    /// Whether another try may bring something else.
    fileprivate var mayPass: Bool {
        switch self {
        case .success(let response): [408, 429, 500, 502, 503, 504].contains(response.status)
        case .failure(.noAnswer(.unknownHost)), .failure(.noAnswer(.unreachable)), .failure(.noAnswer(.lost)): true
        case .failure: false
        }
    }
}
