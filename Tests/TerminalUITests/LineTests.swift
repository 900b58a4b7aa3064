import TerminalUI
import Testing

struct LineTests {
    @Test("a span sanitizes its text, and counts its columns")
    func span() {
        let span = StyledText("\u{1B}[1m日本\n語", style: .strong)
        #expect(span.text == "�[1m日本 語")
        #expect(span.style == .strong)
        #expect(span.width == 11)
    }

    @Test("a line has the text and the width of its spans, and keeps their styles")
    func spans() {
        var line = Line("日本", style: .strong) + Line(" by ")
        line += Line("me", style: .secondary)
        #expect(line.plain == "日本 by me")
        #expect(line.width == 10)
        #expect(line.spans.map(\.style) == [.strong, .plain, .secondary])
    }

    @Test("spans without text are not kept")
    func emptySpans() {
        #expect(Line("") == Line())
        #expect(Line([StyledText(""), StyledText("a")]).spans.count == 1)
    }

    @Test(
        "a line that fits is not truncated; one that does not ends in an ellipsis",
        arguments: [
            (11, "Hello world"), (10, "Hello wor…"), (7, "Hello…"), (6, "Hello…"), (2, "H…"), (1, "…"), (0, ""),
            (-1, ""),
        ]
    )
    func truncation(_ width: Int, _ expected: String) {
        #expect((Line("Hello", style: .strong) + Line(" world")).truncated(to: width).plain == expected)
    }

    @Test("the ellipsis has the style of what it stands for")
    func ellipsisStyle() {
        let line = Line("Hello", style: .strong) + Line(" world", style: .secondary)
        #expect(line.truncated(to: 8).spans.last?.style == .secondary)
        #expect(line.truncated(to: 3).spans.last?.style == .strong)
    }

    @Test("a truncated line never shows half of a character", arguments: [(5, "日本…"), (4, "日…"), (3, "日…"), (2, "…")])
    func wideTruncation(_ width: Int, _ expected: String) {
        #expect(Line("日本語").truncated(to: width).plain == expected)
    }

    @Test("padding fills up to a width, before or after, and never shortens")
    func padding() {
        #expect(Line("日本").padded(to: 6).plain == "日本  ")
        #expect(Line("42").padded(to: 5, alignment: .trailing).plain == "   42")
        #expect(Line("Hello").padded(to: 3).plain == "Hello")
        #expect(Line("Hello").padded(to: -3).plain == "Hello")
    }

    @Test("trimming removes white space at the end, over several spans")
    func trimming() {
        #expect((Line("  a ", style: .strong) + Line("  ") + Line("　")).trimmed.plain == "  a")
        #expect(Line("   ").trimmed == Line())
    }

    @Test("as a component a line is truncated and trimmed")
    func component() {
        #expect(Line("Hello world ").text(80) == ["Hello world"])
        #expect(Line("Hello world").text(8) == ["Hello w…"])
        #expect(Line("Hello world").text(0) == ["…"])
        #expect(Line().text(80) == [""])
    }
}
