import Foundation

/// Decides which requests get a fault (a simulated error). Faults come at regular intervals, so that they are the same
/// in every run of the server.
final class FaultSchedule: Sendable {
    /// A simulated error that replaces the normal response.
    enum Fault: CaseIterable {
        /// The response has status 503, and the backend does not process the request.
        case unavailable
        /// The connection is closed without a response, and the backend does not process the request.
        case dropped
        /// The backend processes the request, but only half of the response body is sent.
        case truncated
    }

    private let rate: Double
    private let lock = NSLock()
    // `nonisolated(unsafe)` is safe because the variable is used only while the lock is held.
    nonisolated(unsafe) private var requests = 0

    /// - Parameter rate: The fraction of requests that get a fault, from 0 (none) to 1 (all).
    init(rate: Double) {
        self.rate = rate
    }

    /// Returns the fault for the next request. `nil` means that this request gets the normal response.
    func next() -> Fault? {
        lock.withLock {
            let before = Int(Double(requests) * rate)
            requests += 1
            guard Int(Double(requests) * rate) > before else { return nil }
            return Fault.allCases[before % Fault.allCases.count]
        }
    }
}
