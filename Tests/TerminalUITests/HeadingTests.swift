import TerminalUI
import Testing

struct HeadingTests {
    @Test("the title is at the left, the detail at the right, and a rule below", arguments: [80, 40, 20])
    func wide(_ width: Int) {
        let gap = String(repeating: " ", count: width - 14)
        let rule = String(repeating: "─", count: width)
        #expect(Heading("Feed", detail: "1–20 / 100").text(width) == ["Feed\(gap)1–20 / 100", rule])
    }

    @Test("a detail that does not fit at the right is below the title")
    func narrow() {
        #expect(Heading("Feed", detail: "1–20 / 100").text(15) == ["Feed", "1–20 / 100", "───────────────"])
        #expect(Heading("Feed", detail: "1–20 / 100").text(5) == ["Feed", "1–20", "/ 100", "─────"])
    }

    @Test("a long title wraps and is complete")
    func longTitle() {
        let heading = Heading("sunt aut facere repellat provident", detail: "#1")
        #expect(heading.text(20) == ["sunt aut facere", "repellat provident", "#1", "────────────────────"])
    }

    @Test("a Japanese title does not move the detail")
    func japanese() {
        #expect(Heading("投稿一覧", detail: "全100件").text(20) == ["投稿一覧     全100件", "────────────────────"])
    }

    @Test("the title, the detail and the rule have their styles")
    func styles() {
        let spans = Heading("Feed", detail: "3").lines(width: 10).flatMap(\.spans).filter { $0.text != "     " }
        #expect(spans.map(\.style) == [.title, .secondary, .secondary])
    }

    @Test("without a detail, there are only the title and the rule")
    func noDetail() {
        #expect(Heading("Feed").text(6) == ["Feed", "──────"])
    }

    @Test("a rule is as wide as the page", arguments: [(80, 80), (5, 5), (1, 1), (0, 1), (-7, 1)])
    func rule(_ width: Int, _ expected: Int) {
        #expect(Rule().text(width) == [String(repeating: "─", count: expected)])
    }
}
