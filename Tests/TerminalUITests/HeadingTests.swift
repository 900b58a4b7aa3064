import TerminalUI
import Testing

struct HeadingTests {
    @Test("the title is on the left, the detail on the right, and a rule is below them", arguments: [80, 40, 20])
    func wide(_ width: Int) {
        let gap = String(repeating: " ", count: width - 14)
        let rule = String(repeating: "─", count: width)
        #expect(Heading("Feed", detail: "1–20 / 100").text(width) == ["Feed\(gap)1–20 / 100", rule])
    }

    @Test("if the detail does not fit next to the title, it is below the title")
    func narrow() {
        #expect(Heading("Feed", detail: "1–20 / 100").text(15) == ["Feed", "1–20 / 100", "───────────────"])
        #expect(Heading("Feed", detail: "1–20 / 100").text(5) == ["Feed", "1–20", "/ 100", "─────"])
    }

    @Test("a long title wraps, and no part of it is removed")
    func longTitle() {
        let heading = Heading("sunt aut facere repellat provident", detail: "#1")
        #expect(heading.text(20) == ["sunt aut facere", "repellat provident", "#1", "────────────────────"])
    }

    @Test("the detail is at the right edge, even if the title is in Japanese")
    func japanese() {
        #expect(Heading("投稿一覧", detail: "全100件").text(20) == ["投稿一覧     全100件", "────────────────────"])
    }

    @Test("the title has the style title, and the detail and the rule have the style secondary")
    func styles() {
        let spans = Heading("Feed", detail: "3").lines(width: 10).flatMap(\.spans).filter { $0.text != "     " }
        #expect(spans.map(\.style) == [.title, .secondary, .secondary])
    }

    @Test("a heading without a detail has only the title and the rule")
    func noDetail() {
        #expect(Heading("Feed").text(6) == ["Feed", "──────"])
    }

    @Test("the rule is as wide as the page", arguments: [(80, 80), (5, 5), (1, 1), (0, 1), (-7, 1)])
    func rule(_ width: Int, _ expected: Int) {
        #expect(Heading("").text(width) == [String(repeating: "─", count: expected)])
    }
}
