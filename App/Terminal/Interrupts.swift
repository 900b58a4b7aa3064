import Foundation

/// Handles signals. SIGINT (Ctrl-C), SIGTERM, SIGHUP and SIGQUIT restore the terminal, and end the process with 128 plus the
/// signal's number. Ctrl-Z stops the process.
struct Interrupts {
    private let sources: [any DispatchSourceSignal]

    /// Handles signals until `cancel()`.
    ///
    /// - Parameter cleanup: Runs before the process ends, for at most two seconds. A second signal ends the process at once.
    init(cleanup: @escaping @Sendable () async -> Void) {
        // A serial queue, so that the second signal sees the first.
        let queue = DispatchQueue(label: "signals", qos: .userInteractive)
        let ending = Ending(cleanup: cleanup)
        // Without this, restoring the terminal from the background would stop the process.
        signal(SIGTTOU, SIG_IGN)
        let ends = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].compactMap { number in
            Self.source(of: number, on: queue) { ending.begin(with: 128 + number) }
        }
        let stop = Self.source(of: SIGTSTP, on: queue) { TerminalModes.shared.stop() }
        let resume = Self.source(of: SIGCONT, on: queue) { TerminalModes.shared.resume() }
        sources = ends + [stop, resume].compactMap(\.self)
    }

    /// Stops handling signals. They are ignored from now on.
    func cancel() {
        sources.forEach { $0.cancel() }
    }

    /// `nil` for a signal that is already ignored, for example because of `nohup`.
    private static func source(
        of number: CInt,
        on queue: DispatchQueue,
        _ action: @escaping @Sendable () -> Void
    ) -> (any DispatchSourceSignal)? {
        let before = signal(number, SIG_IGN)
        guard unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else { return nil }
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler(handler: action)
        // A signal before the registration would be lost.
        let registered = DispatchSemaphore(value: 0)
        source.setRegistrationHandler { registered.signal() }
        source.resume()
        registered.wait()
        return source
    }

    /// The end of the process. `@unchecked Sendable` is safe because `hasBegun` is used only on the serial queue.
    private final class Ending: @unchecked Sendable {
        private let cleanup: @Sendable () async -> Void
        private var hasBegun = false

        init(cleanup: @escaping @Sendable () async -> Void) {
            self.cleanup = cleanup
        }

        func begin(with code: CInt) {
            guard !hasBegun else { _exit(code) }
            hasBegun = true
            // Starts first and on another queue, because a terminal that does not accept output would block the rest.
            DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + 2) { _exit(code) }
            TerminalModes.shared.leave()
            Task { [cleanup] in
                await cleanup()
                _exit(code)
            }
        }
    }
}
