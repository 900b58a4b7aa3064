import Foundation

/// What this process changed about its terminal, and how to take it back: hidden input, and a spinner's frame.
///
/// A signal can come at any time, so everything happens under one lock. That makes it safe to share without being
/// checked: nothing touches a variable but under it.
final class TerminalModes: @unchecked Sendable {
    static let shared = TerminalModes()

    private let lock = NSLock()
    /// The modes as they were before input was hidden.
    private var before: termios?
    private var question: String?
    private var isHidden = false
    private var isSpinning = false
    private var hasLeft = false

    /// Whether the terminal listens to this process, and not to another job of the shell. A terminal that no shell
    /// controls listens to whoever has it open.
    private func isInForeground(of terminal: CInt = STDIN_FILENO) -> Bool {
        let group = tcgetpgrp(terminal)
        return group < 0 || group == getpgrp()
    }
}

extension TerminalModes {
    /// Asks, and hides what is typed from now on. Who asks in the background asks when the shell brings it back.
    ///
    /// - Returns: Whether there is a terminal.
    func hideInput(asking question: String) -> Bool {
        lock.withLock {
            guard isatty(STDIN_FILENO) == 1 else { return false }
            self.question = question
            hide()
            return true
        }
    }

    /// Shows again what is typed.
    func showInput() {
        lock.withLock {
            show()
            question = nil
        }
    }

    /// Erases the spinner's frame, so that a line can be written.
    func makeRoom() {
        lock.withLock(eraseFrame)
    }

    /// Draws a frame of the spinner over the last one; the empty frame erases it.
    func draw(_ frame: String) {
        lock.withLock {
            guard !hasLeft, isInForeground(of: STDERR_FILENO) else { return }
            write("\r\u{1B}[K" + frame)
            isSpinning = !frame.isEmpty
        }
    }

    /// Makes the terminal what it was, and stops the process until the shell goes on with it.
    func stop() {
        lock.withLock {
            restore()
            kill(getpid(), SIGSTOP)
        }
    }

    /// Hides input again, and asks again, when the shell goes on with the process.
    func proceed() {
        lock.withLock(hide)
    }

    /// Stops a process that reads in the background, as the system does with one whose reading thread takes signals:
    /// the threads of Dispatch take none.
    ///
    /// - Returns: Whether it was in the background. Where no shell is left to go on with it, it does not stop.
    func waitForForeground() -> Bool {
        guard !isInForeground() else { return false }
        kill(getpid(), SIGTTIN)
        usleep(50_000)
        return true
    }

    /// Makes the terminal what it was, for good.
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
            // Not before it is in the foreground: until then they are the shell's own.
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

    /// Without waiting for the terminal to take all output, which it may never do. What was typed so far is dropped: the
    /// shell must not get half of a password as a command.
    private func set(_ modes: termios) {
        var modes = modes
        tcflush(STDIN_FILENO, TCIFLUSH)
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    }

    private func write(_ text: String) {
        try? StandardStream.error.write(text)
    }
}
