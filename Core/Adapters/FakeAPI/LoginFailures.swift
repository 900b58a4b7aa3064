import Foundation

/// Recent failed logins. After 5 failed logins in one minute with one email address, the next login must wait.
struct LoginFailures: Codable, Equatable, Sendable {
    private static let limit = 5
    private static let window: TimeInterval = 60

    private var dates: [String: [Date]] = [:]

    /// Returns how many seconds a login with this email address must wait. `nil` means that the login is allowed now.
    func retryAfter(email: String, now: Date) -> Int? {
        let recent = (dates[email] ?? []).filter { Self.isRecent($0, now: now) }
        guard recent.count >= Self.limit, let oldest = recent.min() else { return nil }
        return Int((Self.window - now.timeIntervalSince(oldest)).rounded(.up))
    }

    /// Adds a failed login, and removes old failed logins. If 300 addresses are saved, ignores a new address.
    mutating func add(email: String, now: Date) {
        dates = dates.mapValues { $0.filter { Self.isRecent($0, now: now) } }.filter { !$0.value.isEmpty }
        // A client that tries many email addresses must not fill the saved state.
        guard dates.count < 300 || dates[email] != nil else { return }
        dates[email, default: []].append(now)
    }

    /// Removes the failed logins of an email address. Call this method after a successful login.
    mutating func clear(email: String) {
        dates[email] = nil
    }

    private static func isRecent(_ date: Date, now: Date) -> Bool {
        (0..<window).contains(now.timeIntervalSince(date))
    }
}
