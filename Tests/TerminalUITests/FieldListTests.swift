import TerminalUI
import Testing

struct FieldListTests {
    private let list = FieldList([
        .init("名前", "Leanne Graham"),
        .init("Email", "a fairly long value that has to be wrapped somewhere", style: .strong),
        .init("電話番号", ""),
    ])

    @Test("values start in the same column, in English and in Japanese, and a long value wraps inside its column")
    func wide() {
        #expect(
            list.text(40) == [
                "名前      Leanne Graham",
                "Email     a fairly long value that has",
                "          to be wrapped somewhere",
                "電話番号",
            ]
        )
    }

    @Test("if the width is small, each value is below its label")
    func narrower() {
        #expect(
            list.text(20) == [
                "名前", "  Leanne Graham", "Email", "  a fairly long", "  value that has to", "  be wrapped",
                "  somewhere", "電話番号",
            ]
        )
        #expect(list.text(21).first == "名前")
        #expect(list.text(22).first == "名前      Leanne")
        #expect(list.text(5).prefix(7) == ["名前", "  Lea", "  nne", "  Gra", "  ham", "Email", "  a"])
    }

    @Test("labels have the secondary style, and values have their own style", arguments: [80, 20])
    func styles(_ width: Int) {
        let spans = list.lines(width: width).flatMap(\.spans)
        #expect(spans.first { $0.text.hasPrefix("名前") }?.style == .secondary)
        #expect(spans.first { $0.text.hasPrefix("Leanne") }?.style == .plain)
        #expect(spans.first { $0.text.hasPrefix("a fairly") }?.style == .strong)
    }

    @Test("each newline in a value starts a new line, and a list without fields has no lines")
    func newlines() {
        let list = FieldList([.init("Address", "Kulas Light\nGwenborough")])
        #expect(list.text(80) == ["Address  Kulas Light", "         Gwenborough"])
        #expect(FieldList([]).lines(width: 80).isEmpty)
    }
}
