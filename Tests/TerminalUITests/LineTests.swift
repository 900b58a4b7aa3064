import TerminalUI
import Testing

struct LineTests {
    @Test("a styled text removes unsafe characters, and knows its width")
    func span() {
        let span = StyledText("\u{1B}[1m日本\n語", style: .strong)
        #expect(span.text == "�[1m日本 語")
        #expect(span.style == .strong)
        #expect(span.width == 11)
    }

    @Test("a line has the text, the width and the styles of its texts, except of empty texts")
    func spans() {
        let line = Line("日本", style: .strong) + Line("", style: .title) + Line(" by me", style: .secondary)
        #expect(line.plain == "日本 by me")
        #expect(line.width == 10)
        #expect(line.spans.map(\.style) == [.strong, .secondary])
    }

    @Test(
        "a line that is too wide is truncated and ends with an ellipsis",
        arguments: [(11, "Hello world"), (10, "Hello wor…"), (7, "Hello…"), (6, "Hello…"), (1, "…"), (-1, "")]
    )
    func truncation(_ width: Int, _ expected: String) {
        #expect((Line("Hello", style: .strong) + Line(" world")).truncated(to: width).plain == expected)
    }

    @Test("the ellipsis of a truncated line has the style of the text that it replaces")
    func ellipsisStyle() {
        let line = Line("Hello", style: .strong) + Line(" world", style: .secondary)
        #expect(line.truncated(to: 8).spans.last?.style == .secondary)
        #expect(line.truncated(to: 3).spans.last?.style == .strong)
    }

    @Test("truncating does not split a wide character", arguments: [(5, "日本…"), (4, "日…"), (2, "…")])
    func wideTruncation(_ width: Int, _ expected: String) {
        #expect(Line("日本語").truncated(to: width).plain == expected)
    }

    @Test("padding adds spaces on one side, and does not change a line that is too long")
    func padding() {
        #expect(Line("日本").padded(to: 6).plain == "日本  ")
        #expect(Line("42").padded(to: 5, alignment: .trailing).plain == "   42")
        #expect(Line("Hello").padded(to: -3).plain == "Hello")
    }

    @Test("a line that is used as a component is truncated, and loses the white space at its end")
    func component() {
        #expect((Line("  a ", style: .strong) + Line("  ") + Line("　")).text(80) == ["  a"])
        #expect(Line("   ").trimmed == Line())
        #expect(Line("Hello world").text(8) == ["Hello w…"])
        #expect(Line("Hello world").text(0) == ["…"])
        #expect(Line().text(80) == [""])
    }
}
