import TerminalUI
import TestSupport
import Testing

struct LayoutSweepTests {
    private static let widths =
        [Int.min, -1, 0]
        + (triesAll ? Array(1...100) : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 24, 32, 40, 60, 79, 80, 81, 100])

    @Test("no line is too wide, has unsafe characters, or ends with white space", arguments: Samples.hostile)
    func sweep(_ text: String) {
        let components = Self.components(of: text)
        for width in Self.widths {
            for (name, component) in components {
                for line in component.lines(width: width) where !Self.isSound(line, width: max(1, width)) {
                    Issue.record("\(name) has a wrong line at width \(width): \(line.plain.debugDescription)")
                }
            }
        }
    }

    private static func components(of text: String) -> [(String, any Component)] {
        let fixed = TextTable(columns: [.init(.trailing), .init(.trailing)], rows: [[text, "b"], [text, text]])
        let flexible = TextTable(columns: [.init(.leading, isFlexible: true), .init(.leading)], rows: [[text, "me"]])
        return [
            ("line", Line(text, style: .strong) + Line(text)),
            ("paragraph", Paragraph(text)),
            ("indented", Paragraph(text, indent: 4)),
            ("heading", Heading(text, detail: text)),
            ("short heading", Heading("投稿", detail: text)),
            ("banner", Banner(.error, text)),
            ("fields", FieldList([.init("名前", text), .init("x", text + text)])),
            ("labels", FieldList([.init(text, "value"), .init(text, text)])),
            ("fixed", fixed),
            ("flexible", flexible),
        ]
    }

    /// Returns whether a line is correct. This function does not use `isUnsafeForTerminal`, so that the test also finds
    /// errors in `isUnsafeForTerminal`.
    private static func isSound(_ line: Line, width: Int) -> Bool {
        line.width <= width
            && line.plain.terminalWidth <= width
            && line.plain.last?.isWhitespace != true
            && line.plain.unicodeScalars.allSatisfy { scalar in
                switch scalar.value {
                case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: false
                case 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: false
                default: true
                }
            }
            && line.spans.allSatisfy { $0.text.allSatisfy { $0.unicodeScalars.count <= 10 } }
    }
}
