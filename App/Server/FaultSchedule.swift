import Foundation

/// Which requests meet which fault: a share of them, spread evenly, so that every run meets the same.
final class FaultSchedule: Sendable {
    /// What goes wrong.
    enum Fault: CaseIterable {
        /// The server says that it is overloaded, and does nothing.
        case unavailable
        /// The connection ends without an answer, and nothing was done.
        case dropped
        /// What was asked is done, but the answer ends in the middle.
        case truncated
    }

    private let rate: Double
    private let lock = NSLock()
    // Safe because nothing touches it without holding the lock.
    nonisolated(unsafe) private var requests = 0

    /// Makes a schedule for a share from 0 to 1.
    init(rate: Double) {
        self.rate = rate
    }

    /// The fault of the next request, if it has one.
    func next() -> Fault? {
        lock.withLock {
            let before = Int(Double(requests) * rate)
            requests += 1
            guard Int(Double(requests) * rate) > before else { return nil }
            return Fault.allCases[before % Fault.allCases.count]
        }
    }
}
