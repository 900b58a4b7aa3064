import Foundation

/// The failed logins of the last minute. After 5 failed logins with one email address, this address must wait. After
/// 300 failed logins in total, all addresses must wait. This limits the number of saved addresses.
struct LoginFailures: Codable, Equatable, Sendable {
    private static let limit = 5
    private static let limitForAll = 300
    private static let window: TimeInterval = 60

    private var dates: [String: [Date]] = [:]

    /// Returns how many seconds a login with this email address must wait. `nil` means that the login is allowed now.
    func retryAfter(email: String, now: Date) -> Int? {
        wait(for: dates[email] ?? [], limit: Self.limit, now: now)
            ?? wait(for: dates.values.joined(), limit: Self.limitForAll, now: now)
    }

    /// Adds a failed login. Also removes all failed logins that are older than one minute.
    mutating func add(email: String, now: Date) {
        dates[email, default: []].append(now)
        dates = dates.mapValues { $0.filter { Self.isRecent($0, now: now) } }.filter { !$0.value.isEmpty }
    }

    /// Removes the failed logins of an email address. Call this method after a successful login.
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
