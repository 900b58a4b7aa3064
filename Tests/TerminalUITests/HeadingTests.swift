import TerminalUI
import Testing

struct HeadingTests {
    @Test("the title is on the left, the detail on the right, and a rule is below them", arguments: [80, 13])
    func wide(_ width: Int) {
        let gap = String(repeating: " ", count: width - 11)
        let rule = String(repeating: "─", count: width)
        #expect(Heading("投稿", detail: "全100件").text(width) == ["投稿\(gap)全100件", rule])
    }

    @Test("if the detail does not fit next to the title, it is below the title, and both can wrap")
    func narrow() {
        #expect(Heading("Feed", detail: "1–20 / 100").text(15) == ["Feed", "1–20 / 100", "───────────────"])
        let long = Heading("The long feed", detail: "1–20 / 100")
        #expect(long.text(8) == ["The long", "feed", "1–20 /", "100", "────────"])
    }

    @Test("the title has the style title, and the detail and the rule have the style secondary")
    func styles() {
        let spans = Heading("Feed", detail: "3").lines(width: 10).flatMap(\.spans).filter { $0.text != "     " }
        #expect(spans.map(\.style) == [.title, .secondary, .secondary])
    }

    @Test("the rule is as wide as the screen, even without a detail", arguments: [(80, 80), (1, 1), (0, 1), (-7, 1)])
    func rule(_ width: Int, _ expected: Int) {
        #expect(Heading("").text(width) == [String(repeating: "─", count: expected)])
    }
}
