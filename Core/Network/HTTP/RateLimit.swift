import Foundation

extension APIResponse {
    /// Whether the server refuses this client for some time: 429, or 403 that says when to come back, or that no
    /// request remains. Any other 403 is a refusal of the request.
    var isLimit: Bool { status == 429 || status == 403 && (headers["Retry-After"] != nil || hasNoneLeft) }

    /// How long to wait before the next request: `Retry-After`, or of a limit the time until it is reset. `nil` means
    /// that the server does not say it.
    func pause(now: Date) -> Duration? {
        retryAfter(now: now) ?? (isLimit && !hasSomeLeft ? untilReset(now: now) : nil)
    }

    private var hasNoneLeft: Bool { remaining.contains(0) }

    /// With some requests left, the reset is that of another limit.
    private var hasSomeLeft: Bool { !remaining.isEmpty && !hasNoneLeft }

    private var remaining: [Int] {
        let texts = Self.prefixes.compactMap { headers[$0 + "Remaining"] }.flatMap { $0.split(separator: ",") }
        return texts.compactMap { Int($0.trimmingCharacters(in: .whitespaces)) } + policies.compactMap(\.remaining)
    }

    private func untilReset(now: Date) -> Duration? {
        let reset = Self.prefixes.lazy.compactMap { self.pause(in: $0 + "Reset", now: now) }.first
        let used = policies.filter { $0.remaining == 0 }.compactMap(\.reset).max()
        return reset ?? used.map { .seconds(min($0, 86_400)) }
    }

    /// What comes before `Remaining` and `Reset`: at Qiita, at GitHub and X, in the draft of the IETF, and at others.
    private static let prefixes = ["Rate-", "X-RateLimit-", "RateLimit-", "X-Rate-Limit-"]

    /// The limits in the field `RateLimit`: `"day";r=0;t=30` in the draft of the IETF (ratelimit-headers-10), and
    /// `limit=100, remaining=0, reset=30` in earlier ones.
    private var policies: [(remaining: Int?, reset: Double?)] {
        guard let field = headers["RateLimit"] else { return [] }
        let lists = field.contains("remaining=") ? [field[...]] : field.split(separator: ",")
        return lists.map { text in
            let remaining = text.firstMatch(of: /\b(?:remaining|r)=([0-9]+)/)?.1
            let reset = text.firstMatch(of: /\b(?:reset|t)=([0-9]+)/)?.1
            return (remaining.flatMap { Int($0) }, reset.flatMap { Double($0) })
        }
    }
}
