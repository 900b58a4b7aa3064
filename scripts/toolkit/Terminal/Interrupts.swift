import Foundation

/// Hands Ctrl-C and SIGTERM on to the program that this one waits for; where there is none, they end this one.
///
/// The program stands in a process group of its own, so a terminal's Ctrl-C does not reach it.
final class Interrupts: Sendable {
    static let shared = Interrupts()

    private let lock = NSLock()
    /// The id of the program; the lock guards it.
    nonisolated(unsafe) private var program: pid_t?
    /// They watch as long as they are held; nothing touches them again.
    nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

    private init() {
        sources = [SIGINT, SIGTERM].map { number in
            // Not SIG_IGN: another program that is started meanwhile would inherit that.
            signal(number) { _ in }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
            source.setEventHandler { Interrupts.shared.arrived(number) }
            source.resume()
            return source
        }
    }

    /// Gets the signals to a program from its start on; `start` says its id.
    func start(_ start: () throws(Failure) -> pid_t) throws(Failure) -> pid_t {
        lock.lock()
        defer { lock.unlock() }
        let id = try start()
        program = id
        return id
    }

    /// Keeps signals from a program whose id is about to be free for another.
    func end<Status>(_ end: () -> Status) -> Status {
        lock.withLock {
            program = nil
            return end()
        }
    }

    private func arrived(_ number: Int32) {
        lock.withLock {
            guard let program else { _exit(128 + number) }
            // What swift ends its own programs at.
            kill(program, SIGINT)
        }
    }
}
