import Foundation

/// Ends the process with 130 at Ctrl-C, the terminal as it was before.
struct Interrupts {
    private let source: any DispatchSourceSignal

    /// Watches from now on; `cleanup` runs first.
    init(cleanup: @escaping @Sendable () -> Void = {}) {
        var modes = termios()
        let isTerminal = tcgetattr(STDIN_FILENO, &modes) == 0
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global(qos: .userInteractive))
        source.setEventHandler { [modes] in
            var modes = modes
            if isTerminal {
                tcsetattr(STDIN_FILENO, TCSANOW, &modes)
            }
            cleanup()
            _exit(130)
        }
        // Until it is registered, a signal would be lost.
        let registered = DispatchSemaphore(value: 0)
        source.setRegistrationHandler { registered.signal() }
        source.resume()
        registered.wait()
    }

    /// Watches no longer.
    func ignore() {
        source.cancel()
    }
}
