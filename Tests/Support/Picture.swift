public import Core

/// What a screen shows for one sample state: lines of text.
public struct Picture: Equatable, Sendable {
    /// The name of the sample, the language and the width, and then the lines.
    let text: String

    private init(_ title: String, _ lines: [String]) { text = (["== \(title)"] + lines).joined(separator: "\n") }

    /// The outline of a SwiftUI screen.
    public init(outline: [String], of sample: String, in language: Language) {
        self.init("\(sample), \(language.rawValue)", outline)
    }

    /// The screen of a terminal with this width.
    package init(lines: [String], width: Int, of sample: String, in language: Language) {
        self.init("\(sample), \(language.rawValue), \(width) columns", lines)
    }
}
