public import Core

/// What a screen shows for one sample state: lines of styled text.
public struct Picture: Encodable, Equatable, Sendable {
    /// The name of the sample state.
    public let sample: String
    /// The code of the language, for example `ja`.
    public let language: String
    /// The width in terminal columns. `nil` means the outline of a SwiftUI screen.
    public let width: Int?
    /// The texts of each line, with the name of the style of each text.
    public let lines: [[Text]]

    /// A text of a line. `style` is the name of a `TextStyle`.
    public struct Text: Encodable, Equatable, Sendable {
        let text: String
        let style: String
    }
}

extension Picture {
    /// The outline of a SwiftUI screen.
    public init(outline: [String], of sample: String, in language: Language) {
        self.init(
            sample: sample,
            language: language.rawValue,
            width: nil,
            lines: outline.map { [Text(text: $0, style: "plain")] }
        )
    }

    /// The screen of a terminal with this width. Each text of a line has the name of its style.
    package init(
        lines: [[(text: String, style: String)]],
        width: Int,
        of sample: String,
        in language: Language
    ) {
        self.init(sample: sample, language: language.rawValue, width: width, lines: lines.map { $0.map(Text.init) })
    }

    /// The name of the sample, the language and the width, and then the lines.
    var text: String {
        let title = [sample, language, width.map { "\($0) columns" }].compactMap(\.self).joined(separator: ", ")
        return (["== \(title)"] + lines.map { $0.map(\.text).joined() }).joined(separator: "\n")
    }
}
