import Foundation

/// Decides which requests get a fault. The faults are spread evenly and are the same in every run.
final class FaultSchedule: Sendable {
    /// What happens instead of the normal response.
    enum Fault: CaseIterable {
        /// The response is 503, and the request is not executed.
        case unavailable
        /// The connection ends without a response, and the request is not executed.
        case dropped
        /// The request is executed, but the body of the response is cut off.
        case truncated
    }

    private let rate: Double
    private let lock = NSLock()
    // Safe because it is only used while the lock is held.
    nonisolated(unsafe) private var requests = 0

    /// - Parameter rate: The share of requests that get a fault, from 0 to 1.
    init(rate: Double) {
        self.rate = rate
    }

    /// The fault of the next request, or `nil` for a normal response.
    func next() -> Fault? {
        lock.withLock {
            let before = Int(Double(requests) * rate)
            requests += 1
            guard Int(Double(requests) * rate) > before else { return nil }
            return Fault.allCases[before % Fault.allCases.count]
        }
    }
}
