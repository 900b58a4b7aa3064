import Core
import TerminalUI

/// Turns styled lines into what a terminal shows. The colours are the terminal's own sixteen, so they fit its theme,
/// light or dark.
struct ANSI: Sendable {
    let usesColor: Bool

    /// The lines as text, each with a newline.
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
    /// Whether colour is welcome: on a terminal, or where `CLICOLOR_FORCE` asks for it, and never against `NO_COLOR`.
    func showsColor(_ environment: [String: String]) -> Bool {
        func isSet(_ name: String) -> Bool { environment[name, default: ""] != "" }
        if isSet("NO_COLOR") { return false }
        if isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return true }
        return isTerminal && environment["TERM"] != "dumb"
    }
}
