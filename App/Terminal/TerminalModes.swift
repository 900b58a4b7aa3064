import Foundation

/// The terminal's state that this process changes and must restore: hidden input and the spinner.
///
/// A signal can arrive at any time, so one lock protects everything. `@unchecked Sendable` is safe because all variables are
/// used only while the lock is held.
final class TerminalModes: @unchecked Sendable {
    static let shared = TerminalModes()

    private let lock = NSLock()
    /// The modes before input was hidden.
    private var before: termios?
    private var question: String?
    private var isHidden = false
    private var isSpinning = false
    private var hasLeft = false

    /// Whether this process is in the foreground of the terminal. A terminal without a shell has no foreground: every
    /// process can use it.
    private func isInForeground(of terminal: CInt = STDIN_FILENO) -> Bool {
        let group = tcgetpgrp(terminal)
        return group < 0 || group == getpgrp()
    }
}

extension TerminalModes {
    /// Asks a question, and hides what is typed. A process in the background asks later, when the shell continues it in the
    /// foreground.
    ///
    /// - Returns: `false` when stdin is not a terminal.
    func hideInput(asking question: String) -> Bool {
        lock.withLock {
            guard isatty(STDIN_FILENO) == 1 else { return false }
            self.question = question
            hide()
            return true
        }
    }

    /// Shows typed input again.
    func showInput() {
        lock.withLock {
            show()
            question = nil
        }
    }

    /// Erases the spinner, so that a line can be written.
    func eraseSpinner() {
        lock.withLock(eraseFrame)
    }

    /// Draws a frame of the spinner over the last frame. An empty frame erases it.
    func draw(_ frame: String) {
        lock.withLock {
            guard !hasLeft, isInForeground(of: STDERR_FILENO) else { return }
            write("\r\u{1B}[K" + frame)
            isSpinning = !frame.isEmpty
        }
    }

    /// Restores the terminal, and stops the process until the shell continues it.
    func stop() {
        lock.withLock {
            restore()
            kill(getpid(), SIGSTOP)
        }
    }

    /// Hides input and asks again after the shell has continued the process.
    func resume() {
        lock.withLock(hide)
    }

    /// Stops a process that reads in the background. The system does that only if the reading thread accepts signals,
    /// and the threads of Dispatch do not.
    ///
    /// - Returns: Whether it was in the background. Without a shell to continue it, the process does not stop.
    func waitForForeground() -> Bool {
        guard !isInForeground() else { return false }
        kill(getpid(), SIGTTIN)
        usleep(50_000)
        return true
    }

    /// Restores the terminal before the process ends. Nothing is drawn after it.
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
            // In the background, the modes are the shell's.
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

    /// Sets the modes without waiting for pending output, which may never end. Typed input is dropped: the shell must not
    /// get a part of a password as a command.
    private func set(_ modes: termios) {
        var modes = modes
        tcflush(STDIN_FILENO, TCIFLUSH)
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    }

    private func write(_ text: String) {
        try? StandardStream.error.write(text)
    }
}
