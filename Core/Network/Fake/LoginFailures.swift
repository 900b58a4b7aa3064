import Foundation

/// The failed logins of the last minute, by email. After five of them an email has to wait, and after 300 every
/// email: so trying ever new ones helps nobody, and fills no memory.
struct LoginFailures: Codable, Equatable, Sendable {
    private static let limit = 5
    private static let limitForAll = 300
    private static let window: TimeInterval = 60

    private var dates: [String: [Date]] = [:]

    /// How many whole seconds an email has to wait before the next try, or `nil` when it need not.
    func retryAfter(email: String, now: Date) -> Int? {
        wait(for: dates[email] ?? [], limit: Self.limit, now: now)
            ?? wait(for: dates.values.joined(), limit: Self.limitForAll, now: now)
    }

    /// Counts a failed login, and forgets those of every email that are too old to matter.
    mutating func add(email: String, now: Date) {
        dates[email, default: []].append(now)
        dates = dates.mapValues { $0.filter { Self.isRecent($0, now: now) } }.filter { !$0.value.isEmpty }
    }

    /// Forgets the failed logins of an email, because it got in.
    mutating func clear(email: String) {
        dates[email] = nil
    }

    private func wait(for dates: some Sequence<Date>, limit: Int, now: Date) -> Int? {
        let recent = dates.filter { Self.isRecent($0, now: now) }
        guard recent.count >= limit, let oldest = recent.min() else { return nil }
        return Int((Self.window - now.timeIntervalSince(oldest)).rounded(.up))
    }

    private static func isRecent(_ date: Date, now: Date) -> Bool {
        (0..<window).contains(now.timeIntervalSince(date))
    }
}
