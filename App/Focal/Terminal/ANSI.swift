import Core
import TerminalUI

/// Converts styled lines to text with ANSI escape codes. It uses only the 16 colours of the terminal theme, so the text
/// is readable in light and dark themes.
struct ANSI: Sendable {
    let usesColor: Bool

    /// Returns the text of all lines. Each line ends with a newline.
    func text(_ lines: [Line]) -> String {
        lines.map { text($0) + "\n" }.joined()
    }

    private func text(_ line: Line) -> String {
        guard usesColor else { return line.plain }
        return line.spans.map { span in
            code(span.style).map { "\u{1B}[\($0)m\(span.text)\u{1B}[0m" } ?? span.text
        }.joined()
    }

    private func code(_ style: TextStyle) -> String? {
        switch style {
        case .plain: nil
        case .title, .strong: "1"
        case .secondary: "2"
        case .accent: "36"
        case .success: "32"
        case .warning: "33"
        case .error: "31"
        }
    }
}

extension StandardStream {
    /// Returns whether to print colours. The environment variable `NO_COLOR` turns colours off, and `CLICOLOR_FORCE`
    /// turns them on. Without these variables, only a terminal gets colours, but not if `TERM` is `dumb`.
    func showsColor(_ environment: [String: String]) -> Bool {
        func isSet(_ name: String) -> Bool { environment[name, default: ""] != "" }
        if isSet("NO_COLOR") { return false }
        if isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return true }
        return isTerminal && environment["TERM"] != "dumb"
    }
}
