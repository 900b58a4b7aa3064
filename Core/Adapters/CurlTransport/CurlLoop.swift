import CCurl
import Foundation

/// Runs all requests on one thread. Any thread may call the methods that start and end requests.
final class CurlLoop: Sendable {
    private let queues = Queues()
    private let waker: Waker

    /// Starts the thread that runs the requests. Returns `nil` if libcurl cannot be initialized.
    init?() {
        guard let multi = ccurl_multi() else { return nil }
        waker = Waker(multi: multi)
        let thread = Thread { [queues, waker] in
            Self.blockBrokenPipes()
            var transfers = CurlTransfers(multi: waker.multi)
            while true {
                let (arrived, left) = queues.take()
                arrived.forEach { transfers.start($0) }
                left.forEach { transfers.end($0) }
                transfers.advance()
            }
        }
        thread.name = "curl"
        thread.start()
    }

    /// Starts a request. This method does not wait for the response.
    func start(_ exchange: CurlExchange) {
        queues.arrive(exchange)
        waker.wakeUp()
    }

    /// Stops a request. It does nothing if the request has already ended.
    func end(_ exchange: CurlExchange) {
        guard !exchange.isOver else { return }
        queues.leave(exchange)
        waker.wakeUp()
    }

    /// Blocks the signal SIGPIPE. Otherwise, the process could end when the server closes a connection during a write.
    private static func blockBrokenPipes() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Wakes the thread of the loop. `@unchecked Sendable` is safe because other threads use `multi` only to call
    /// `ccurl_wake_up`, and any thread may call this function.
    private struct Waker: @unchecked Sendable {
        let multi: OpaquePointer

        func wakeUp() {
            ccurl_wake_up(multi)
        }
    }

    private final class Queues: Sendable {
        private let lock = NSLock()
        // `nonisolated(unsafe)` is safe because both arrays are used only while the lock is held.
        nonisolated(unsafe) private var arriving: [CurlExchange] = []
        nonisolated(unsafe) private var leaving: [CurlExchange] = []

        func arrive(_ exchange: CurlExchange) {
            lock.withLock { arriving.append(exchange) }
        }

        func leave(_ exchange: CurlExchange) {
            lock.withLock { leaving.append(exchange) }
        }

        func take() -> (arrived: [CurlExchange], left: [CurlExchange]) {
            lock.withLock {
                defer { (arriving, leaving) = ([], []) }
                return (arriving, leaving)
            }
        }
    }
}
