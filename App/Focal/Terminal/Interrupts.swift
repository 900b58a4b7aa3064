import Foundation

/// Handles signals. After SIGINT (Ctrl-C), SIGTERM, SIGHUP or SIGQUIT, it restores the terminal and ends the process.
/// The exit code is 128 plus the number of the signal. After Ctrl-Z, it restores the terminal and suspends the process.
struct Interrupts {
    private let sources: [any DispatchSourceSignal]

    /// Handles signals from now on, until `cancel()` is called.
    ///
    /// - Parameter cleanup: Work to do before the process ends. The process ends after two seconds, or at a second
    ///   signal, even if `cleanup` is still running.
    init(cleanup: @escaping @Sendable () async -> Void) {
        // The queue is serial, because the handler of a second signal must know about the first signal.
        let queue = DispatchQueue(label: "signals", qos: .userInteractive)
        let ending = Ending(cleanup: cleanup)
        // Without this line, the system would stop a background process that restores the terminal.
        signal(SIGTTOU, SIG_IGN)
        let ends = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].compactMap { number in
            Self.source(of: number, on: queue) { ending.begin(with: 128 + number) }
        }
        let stop = Self.source(of: SIGTSTP, on: queue) { TerminalModes.shared.stop() }
        let resume = Self.source(of: SIGCONT, on: queue) { TerminalModes.shared.resume() }
        sources = ends + [stop, resume].compactMap(\.self)
    }

    /// Stops handling signals. After this call, the process ignores these signals.
    func cancel() {
        sources.forEach { $0.cancel() }
    }

    /// Calls `action` each time the process receives the signal `number`. Returns `nil` if the process already ignores
    /// this signal, for example because it was started with `nohup`.
    private static func source(
        of number: CInt,
        on queue: DispatchQueue,
        _ action: @escaping @Sendable () -> Void
    ) -> (any DispatchSourceSignal)? {
        let before = signal(number, SIG_IGN)
        guard unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else { return nil }
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler(handler: action)
        // Waits until the handler is registered, because an earlier signal would be lost.
        let registered = DispatchSemaphore(value: 0)
        source.setRegistrationHandler { registered.signal() }
        source.resume()
        registered.wait()
        return source
    }

    /// Runs `cleanup` and ends the process. `@unchecked Sendable` is safe because `hasBegun` is used only on the serial
    /// queue.
    private final class Ending: @unchecked Sendable {
        private let cleanup: @Sendable () async -> Void
        private var hasBegun = false

        init(cleanup: @escaping @Sendable () async -> Void) {
            self.cleanup = cleanup
        }

        func begin(with code: CInt) {
            guard !hasBegun else { _exit(code) }
            hasBegun = true
            // This timer starts first and on another queue, because a blocked terminal would block the next lines.
            DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + 2) { _exit(code) }
            TerminalModes.shared.leave()
            Task { [cleanup] in
                await cleanup()
                _exit(code)
            }
        }
    }
}
