public import Foundation

/// Decides whether a failed request is sent again, and how long to wait before the retry.
///
/// Only a `GET` is sent again. Any other request could be executed twice, because the server may have executed it
/// although no response arrived. Without `Retry-After`, each pause has a random length between 0 and a maximum, so that
/// many clients do not retry at the same time (“full jitter”). The maximum doubles for each retry, up to 5 s.
public struct RetryPolicy: Sendable {
    /// The maximum number of retries.
    package var limit: Int
    private let random: @Sendable (ClosedRange<Double>) -> Double
    private let now: @Sendable () -> Date

    /// Creates a policy. By default, it allows two retries, after pauses of at most 0.5 s and at most 1 s. If the
    /// server says how long to wait, a pause can be up to 30 s.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of retries.
    ///   - random: Returns a random number in the given range.
    ///   - now: Returns the current time. It is used if `Retry-After` is a date and the response has no `Date` field.
    public init(
        limit: Int = 2,
        random: @escaping @Sendable (ClosedRange<Double>) -> Double = { .random(in: $0) },
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.limit = limit
        self.random = random
        self.now = now
    }
}

extension RetryPolicy {
    /// How long to wait before the next attempt. `tries` is the number of attempts so far. Returns `nil` if the request
    /// must not be sent again.
    func pause(after outcome: HTTPOutcome, of request: TransportRequest, tries: Int) -> Duration? {
        guard request.method == .get, tries <= limit, outcome.isTemporary(for: request) else { return nil }
        let longest = min(.seconds(5), .milliseconds(500) * (1 << min(tries - 1, 16)))
        let pause = longest * random(0...1)
        let response = try? outcome.get()
        // Without a time, a 403 is not sent again soon: the usual pause would not be long enough.
        guard let asked = response?.pause(now: now()) else { return response?.status == 403 ? nil : pause }
        return asked > .seconds(30) ? nil : max(asked, pause)
    }
}

extension HTTPOutcome {
    /// Whether the problem may be temporary. If no connection was possible, `request.retriesConnection` decides.
    fileprivate func isTemporary(for request: TransportRequest) -> Bool {
        switch self {
        case .success(let response): response.isLimit || [408, 500, 502, 503, 504].contains(response.status)
        case .failure(.noResponse(let reason)) where reason.failsAtOnce: request.retriesConnection
        case .failure(.noResponse(.lost)): true
        case .failure: false
        }
    }
}
