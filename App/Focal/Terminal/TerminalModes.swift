import Foundation

/// Hides typed input, draws the spinner, and restores the terminal before the process stops or ends.
///
/// A signal can arrive at any time, so one lock protects all variables. `@unchecked Sendable` is safe because they are
/// used only while the lock is held.
final class TerminalModes: @unchecked Sendable {
    static let shared = TerminalModes()

    private let lock = NSLock()
    /// The settings of the terminal before the input was hidden.
    private var before: termios?
    private var question: String?
    private var isHidden = false
    private var isSpinning = false
    private var hasLeft = false

    /// Returns whether this process runs in the foreground of the terminal. If `terminal` is not the
    /// controlling terminal of this process, the result is `true`.
    private func isInForeground(of terminal: CInt = STDIN_FILENO) -> Bool {
        let group = tcgetpgrp(terminal)
        return group < 0 || group == getpgrp()
    }
}

extension TerminalModes {
    /// Prints a question and hides what the user types. If the process is in the background, it prints the question
    /// later, when the shell continues the process in the foreground.
    ///
    /// - Returns: `false` when stdin is not a terminal.
    func hideInput(asking question: String) -> Bool {
        lock.withLock {
            guard isatty(CommandProcess.current.input.fileDescriptor) == 1 else { return false }
            self.question = question
            hide()
            return true
        }
    }

    /// Makes typed input visible again.
    func showInput() {
        lock.withLock {
            show()
            question = nil
        }
    }

    /// Erases the spinner, and runs `write`, which writes a line to stderr. No frame is drawn until `write` ends.
    func erasingSpinner(_ write: () -> Void) {
        lock.withLock {
            eraseFrame()
            write()
        }
    }

    /// Draws a frame of the spinner in place of the previous frame. An empty frame erases the spinner.
    func draw(_ frame: String) {
        lock.withLock {
            guard !hasLeft, isInForeground(of: STDERR_FILENO) else { return }
            write("\r\u{1B}[K" + frame)
            isSpinning = !frame.isEmpty
        }
    }

    /// Restores the terminal, and suspends the process until the shell continues it.
    func stop() {
        lock.withLock {
            restore()
            kill(getpid(), SIGSTOP)
        }
    }

    /// Hides the input and prints the question again if the user has not answered it yet. Call this method when the
    /// shell has continued the process.
    func resume() {
        lock.withLock(hide)
    }

    /// Suspends this process if it is in the background, until the shell continues it. Normally the system does this
    /// when a process in the background reads from the terminal. It does not do this for threads of Dispatch, because
    /// they block signals.
    ///
    /// - Returns: Whether the process was in the background. If no shell can continue the process, it is not suspended.
    func waitForForeground() -> Bool {
        guard !isInForeground() else { return false }
        kill(getpid(), SIGTTIN)
        usleep(50_000)
        return true
    }

    /// Restores the terminal. Call it before the process ends. After this call, the spinner is not drawn again.
    func leave() {
        lock.withLock {
            hasLeft = true
            restore()
            question = nil
        }
    }
}

extension TerminalModes {
    private func hide() {
        guard let question, isInForeground() else { return }
        if !isHidden {
            // The settings are only read in the foreground. In the background, the shell has changed them.
            var modes = termios()
            before = tcgetattr(STDIN_FILENO, &modes) == 0 ? modes : nil
        }
        guard var modes = before else { return }
        modes.c_lflag &= ~tcflag_t(ECHO)
        set(modes)
        isHidden = true
        write(question)
    }

    private func show() {
        guard isHidden, let before else { return }
        set(before)
        isHidden = false
        write("\n")
    }

    private func restore() {
        show()
        eraseFrame()
    }

    private func eraseFrame() {
        guard isSpinning else { return }
        write("\r\u{1B}[K")
        isSpinning = false
    }

    /// Changes the settings of the terminal. It does not wait for pending output, because the output may be blocked
    /// forever. It discards input that is typed but not read. Otherwise the shell could run a part of a password as a
    /// command.
    private func set(_ modes: termios) {
        var modes = modes
        tcflush(STDIN_FILENO, TCIFLUSH)
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    }

    private func write(_ text: String) {
        try? CommandProcess.current.error.write(text)
    }
}
