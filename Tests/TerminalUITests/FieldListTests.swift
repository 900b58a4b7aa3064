import TerminalUI
import Testing

struct FieldListTests {
    private let list = FieldList([
        .init("名前", "Leanne Graham"),
        .init("Email", "a fairly long value that has to be wrapped somewhere", style: .strong),
        .init("電話番号", ""),
    ])

    @Test("English and Japanese labels are in one column")
    func wide() {
        #expect(
            list.text(80) == [
                "名前      Leanne Graham",
                "Email     a fairly long value that has to be wrapped somewhere",
                "電話番号",
            ]
        )
    }

    @Test("a long value wraps in its column")
    func narrow() {
        #expect(
            list.text(40) == [
                "名前      Leanne Graham",
                "Email     a fairly long value that has",
                "          to be wrapped somewhere",
                "電話番号",
            ]
        )
    }

    @Test("on a narrow page, values are below their labels")
    func narrower() {
        #expect(
            list.text(20) == [
                "名前", "  Leanne Graham", "Email", "  a fairly long", "  value that has to", "  be wrapped",
                "  somewhere", "電話番号",
            ]
        )
        #expect(list.text(5).prefix(7) == ["名前", "  Lea", "  nne", "  Gra", "  ham", "Email", "  a"])
    }

    @Test("labels are secondary, and values have their own style", arguments: [80, 20])
    func styles(_ width: Int) {
        let spans = list.lines(width: width).flatMap(\.spans)
        #expect(spans.first { $0.text.hasPrefix("名前") }?.style == .secondary)
        #expect(spans.first { $0.text.hasPrefix("Leanne") }?.style == .plain)
        #expect(spans.first { $0.text.hasPrefix("a fairly") }?.style == .strong)
    }

    @Test("a value keeps its newlines")
    func newlines() {
        #expect(
            FieldList([.init("Address", "Kulas Light\nGwenborough")]).text(80) == [
                "Address  Kulas Light", "         Gwenborough",
            ]
        )
    }

    @Test("a list without fields has no lines")
    func empty() {
        #expect(FieldList([]).lines(width: 80).isEmpty)
    }
}
