import Core
import Foundation

/// Asks on the terminal; the question goes to stderr.
struct Prompt {
    private let console: Console

    init(_ console: Console) {
        self.console = console
    }

    /// Asks for a line.
    ///
    /// - Throws: `Failure` where there is no terminal; then `option` is the way.
    func line(_ label: Message, insteadUse option: String) throws(Failure) -> String {
        guard isatty(STDIN_FILENO) == 1 else { throw .usage(AppMessages.noTerminal(option)) }
        try? StandardStream.error.write(label.text(in: console.language) + ": ")
        return firstLine()
    }

    /// Asks for a line that is not shown while it is typed.
    func secret(_ label: Message, insteadUse option: String) throws(Failure) -> String {
        var shown = termios()
        guard tcgetattr(STDIN_FILENO, &shown) == 0 else { throw .usage(AppMessages.noTerminal(option)) }
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
        defer {
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown)
            try? StandardStream.error.write("\n")
        }
        return try line(label, insteadUse: option)
    }

    /// The first line of stdin, or the empty text at its end.
    func firstLine() -> String {
        readLine() ?? ""
    }
}
