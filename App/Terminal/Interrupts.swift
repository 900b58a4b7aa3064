import Foundation

/// Ends the process at Ctrl-C and its like with 128 and the signal's number, the terminal as it was before; lets Ctrl-Z stop it.
struct Interrupts {
    private let sources: [any DispatchSourceSignal]

    /// Watches from now on; `cleanup` runs first, for two seconds at most, and a second signal ends it.
    init(cleanup: @escaping @Sendable () async -> Void = {}) {
        // Signals come one after the other, so an end sees whether another has begun.
        let queue = DispatchQueue(label: "signals", qos: .userInteractive)
        let ending = Ending(cleanup: cleanup)
        // From the background, to give the terminal back its modes would stop the process.
        signal(SIGTTOU, SIG_IGN)
        let ends = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].compactMap { number in
            Self.source(of: number, on: queue) { ending.begin(with: 128 + number) }
        }
        let stop = Self.source(of: SIGTSTP, on: queue) { TerminalModes.shared.stop() }
        let proceed = Self.source(of: SIGCONT, on: queue) { TerminalModes.shared.proceed() }
        sources = ends + [stop, proceed].compactMap(\.self)
    }

    /// Watches no longer.
    func ignore() {
        sources.forEach { $0.cancel() }
    }

    /// `nil` for a signal that the process was started to ignore, as `nohup` has it.
    private static func source(
        of number: CInt,
        on queue: DispatchQueue,
        _ action: @escaping @Sendable () -> Void
    ) -> (any DispatchSourceSignal)? {
        let before = signal(number, SIG_IGN)
        guard unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else { return nil }
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler(handler: action)
        // Until it is registered, a signal would be lost.
        let registered = DispatchSemaphore(value: 0)
        source.setRegistrationHandler { registered.signal() }
        source.resume()
        registered.wait()
        return source
    }

    /// The end of the process. `@unchecked Sendable` is safe because only the queue of the signals touches what changes.
    private final class Ending: @unchecked Sendable {
        private let cleanup: @Sendable () async -> Void
        private var hasBegun = false

        init(cleanup: @escaping @Sendable () async -> Void) {
            self.cleanup = cleanup
        }

        func begin(with code: CInt) {
            guard !hasBegun else { _exit(code) }
            hasBegun = true
            // First, and elsewhere: a terminal that takes no output would hold up what follows.
            DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + 2) { _exit(code) }
            TerminalModes.shared.leave()
            Task { [cleanup] in
                await cleanup()
                _exit(code)
            }
        }
    }
}
