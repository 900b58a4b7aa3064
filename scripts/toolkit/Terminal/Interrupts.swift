import Foundation

/// Handles Ctrl-C, SIGTERM and SIGHUP. They usually end the process at once. While another program runs, it receives
/// the signal. While files are written, the writer stops and undoes its changes.
enum Interrupts {
    /// The number of the signal that arrived. 0 means that no signal has arrived.
    // Safe, because it is one aligned word, and the tool has only one thread and its signal handler.
    nonisolated(unsafe) private(set) static var received: Int32 = 0
    /// The process id of the program that is running. 0 means that no program is running.
    // Safe for the same reason as `received`.
    nonisolated(unsafe) private static var program: pid_t = 0
    /// Whether a signal is only stored in `received`. This is so while files are written or a program starts.
    // Safe for the same reason as `received`.
    nonisolated(unsafe) private static var isHeld = false

    /// Installs the signal handlers. Programs that the tool starts do not inherit them.
    static func install() {
        (received, program, isHeld) = (0, 0, false)
        for number in [SIGHUP, SIGINT, SIGTERM] {
            signal(number) { number in
                Interrupts.received = number
                if Interrupts.program > 0 {
                    // After SIGINT, `swift` also ends the programs that it has started.
                    kill(Interrupts.program, SIGINT)
                } else if !Interrupts.isHeld {
                    _exit(128 + number)
                }
            }
        }
    }

    /// Starts a program, and forwards signals to it. A signal that arrives during the start is forwarded, too.
    static func forward(start: () throws(Failure) -> pid_t) throws(Failure) -> pid_t {
        isHeld = true
        defer { isHeld = false }
        program = try start()
        if received != 0 { kill(program, SIGINT) }
        return program
    }

    /// Stops forwarding signals. Call it before the system can use the process id of the program again.
    static func endForwarding() {
        program = 0
    }

    /// Runs `write`. A signal does not end the process, so `write` must check `received` after each step.
    static func whileWriting(_ write: () throws(Failure) -> Void) throws(Failure) {
        isHeld = true
        defer { isHeld = false }
        try write()
    }
}
