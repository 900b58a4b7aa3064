import CCurl
import Foundation

/// The thread that runs all transfers. Other threads start and end exchanges through its queues.
final class CurlLoop: Sendable {
    private let queues = Queues()
    private let waker: Waker

    /// Starts the thread; `nil` if libcurl cannot be initialized.
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

    /// Starts an exchange.
    func start(_ exchange: CurlExchange) {
        queues.arrive(exchange)
        waker.wakeUp()
    }

    /// Ends an exchange and its connection, if it is still running.
    func end(_ exchange: CurlExchange) {
        guard !exchange.isOver else { return }
        queues.leave(exchange)
        waker.wakeUp()
    }

    /// Blocks SIGPIPE, so that a connection that is closed while TLS writes does not end the process.
    private static func blockBrokenPipes() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Safe because `ccurl_wake_up` is the only function that other threads can call.
    private struct Waker: @unchecked Sendable {
        let multi: OpaquePointer

        func wakeUp() {
            ccurl_wake_up(multi)
        }
    }

    private final class Queues: Sendable {
        private let lock = NSLock()
        // Safe because they are only used with the lock.
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
