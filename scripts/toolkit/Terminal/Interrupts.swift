import Foundation

/// What Ctrl-C, SIGTERM and SIGHUP do. They end the process at once, except while a program runs (the program gets the
/// signal) and while files are written (the writer stops and undoes its changes).
enum Interrupts {
    /// The signal that arrived, or 0.
    // Safe: one aligned word, written by the signal handler, and the tool has a single thread.
    nonisolated(unsafe) private(set) static var received: Int32 = 0
    /// The running program, or 0.
    // Safe for the same reason.
    nonisolated(unsafe) private static var program: pid_t = 0
    /// Whether a signal is only noted: while files are written, or while a program starts.
    // Safe for the same reason.
    nonisolated(unsafe) private static var isHeld = false

    /// Installs the handlers. A program that is started later gets the system's defaults back.
    static func install() {
        (received, program, isHeld) = (0, 0, false)
        for number in [SIGHUP, SIGINT, SIGTERM] {
            signal(number) { number in
                Interrupts.received = number
                if Interrupts.program > 0 {
                    // The signal at which `swift` ends the programs that it started.
                    kill(Interrupts.program, SIGINT)
                } else if !Interrupts.isHeld {
                    _exit(128 + number)
                }
            }
        }
    }

    /// Starts a program and forwards signals to it, also one that arrives during the start.
    static func forward(start: () throws(Failure) -> pid_t) throws(Failure) -> pid_t {
        isHeld = true
        defer { isHeld = false }
        program = try start()
        if received != 0 { kill(program, SIGINT) }
        return program
    }

    /// Stops to forward signals.
    static func endForwarding() {
        program = 0
    }

    /// Runs `write`, which has to check `received` after each step.
    static func whileWriting(_ write: () throws(Failure) -> Void) throws(Failure) {
        isHeld = true
        defer { isHeld = false }
        try write()
    }
}
