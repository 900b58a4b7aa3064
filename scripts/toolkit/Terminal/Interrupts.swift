import Foundation

/// Hands Ctrl-C and SIGTERM on to the program that this one waits for; where there is none, they end this one.
///
/// The program stands in a process group of its own, so a terminal's Ctrl-C does not reach it.
final class Interrupts: Sendable {
    static let shared = Interrupts()

    private let lock = NSLock()
    /// The program; the lock guards it.
    nonisolated(unsafe) private var program: Process?
    /// They watch as long as they are held; nothing touches them again.
    nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

    private init() {
        sources = [SIGINT, SIGTERM].map { number in
            // Not SIG_IGN: the program would inherit that.
            signal(number) { _ in }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
            source.setEventHandler { Interrupts.shared.arrived(number) }
            source.resume()
            return source
        }
    }

    /// Starts a program, which gets the signals until it is over.
    func start(_ program: Process) throws {
        try lock.withLock {
            try program.run()
            self.program = program
        }
    }

    private func arrived(_ number: Int32) {
        lock.withLock {
            guard let program, program.isRunning else { _exit(128 + number) }
            // What swift ends its own programs at.
            kill(program.processIdentifier, SIGINT)
        }
    }
}
