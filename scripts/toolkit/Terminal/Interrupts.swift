import ArgumentParser
import Foundation

/// Handles the signals SIGINT (Ctrl-C), SIGTERM and SIGHUP. A signal usually ends this process at once. While this
/// process runs another program, that program receives SIGINT instead. While files are written, the signal is stored,
/// so that the code can undo its changes.
enum Interrupts {
    /// The number of the last signal that arrived. 0 means that no signal has arrived.
    // Safe, because the value is one aligned word, and only one thread and its signal handler use it. The handler can
    // run during an access of this thread, so without `@exclusivity(unchecked)` the process could crash.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var received: Int32 = 0
    /// The process id of the program that receives SIGINT after a signal. 0 means that there is no such program.
    // Safe for the same reason as `received`.
    @exclusivity(unchecked) nonisolated(unsafe) private static var program: pid_t = 0
    /// Whether a signal is only stored in `received`, and does not end the process. This is `true` while files are
    /// written or a program is started.
    // Safe for the same reason as `received`.
    @exclusivity(unchecked) nonisolated(unsafe) private static var isHeld = false

    /// Installs the signal handlers. Programs that this process starts do not inherit the handlers.
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

    /// Calls `start`, which starts a program and returns its process id. Then, until `endForwarding()`, each signal
    /// sends SIGINT to this program. This includes a signal that arrived during the start. Returns the process id.
    static func forward(start: () throws(Failure) -> pid_t) throws(Failure) -> pid_t {
        isHeld = true
        defer { isHeld = false }
        program = try start()
        if received != 0 { kill(program, SIGINT) }
        return program
    }

    /// Stops sending signals to the program. Call this before `waitpid`, because after `waitpid` the system can give the
    /// process id of the program to another program.
    static func endForwarding() {
        program = 0
    }

    /// Throws an error if a signal has arrived.
    static func check() throws(Failure) {
        guard received == 0 else { throw Failure("The script was interrupted.", exitCode: ExitCode(128 + received)) }
    }

    /// Runs `write`. During this time, a signal does not end the process, so `write` must call `check()` after each step.
    static func whileWriting(_ write: () throws(Failure) -> Void) throws(Failure) {
        isHeld = true
        defer { isHeld = false }
        try write()
    }
}
