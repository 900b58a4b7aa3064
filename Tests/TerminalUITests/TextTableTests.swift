import TerminalUI
import TestSupport
import Testing

struct TextTableTests {
    private let table = TextTable(
        columns: [
            .init(.trailing, style: .secondary), .init(.leading, isFlexible: true), .init(.leading, style: .accent),
        ],
        rows: [
            ["1", "sunt aut facere repellat provident", "Leanne Graham"],
            ["42", "日本語の題名はとても長いので、途中で切れます", "山田太郎"],
            ["100", "qui est esse", "Ervin Howell"],
        ]
    )

    @Test("the flexible column has the rest of the width, and its cells are truncated if it is small")
    func flexible() {
        let wide = [
            "  1  sunt aut facere repellat provident                  Leanne Graham",
            " 42  日本語の題名はとても長いので、途中で切れます        山田太郎",
        ]
        #expect(table.text(70).prefix(2) == wide[...])
        #expect(table.text(40).prefix(2) == ["  1  sunt aut facere rep…  Leanne Graham", " 42  日本語の題名はとて…   山田太郎"])
    }

    @Test("if the flexible column would be too narrow, other columns are not shown")
    func narrower() {
        #expect(table.text(20) == ["  1  sunt aut facer…", " 42  日本語の題名は…", "100  qui est esse"])
        #expect(table.text(17).first == "  1  sunt aut fa…")
        #expect(table.text(16).first == "sunt aut facere…")
        #expect(table.text(5) == ["sunt…", "日本…", "qui…"])
    }

    @Test("each cell has the style of its column")
    func styles() throws {
        let spans = try table.lines(width: 80).at(2).spans
        #expect(spans.contains(StyledText("100", style: .secondary)))
        #expect(spans.contains(StyledText("qui est esse", style: .plain)))
        #expect(spans.contains(StyledText("Ervin Howell", style: .accent)))
    }

    @Test("if no column is flexible, the last column is used as the flexible column")
    func noFlexibleColumn() {
        let table = TextTable(columns: [.init(.leading), .init(.leading)], rows: [["key", "a value of some length"]])
        #expect(table.text(20) == ["key  a value of som…"])
    }

    @Test("missing cells are empty, extra cells are not shown, and a newline in a cell is a space")
    func raggedRows() {
        let columns: [TextTable.Column] = [.init(.leading), .init(.trailing)]
        let table = TextTable(columns: columns, rows: [["a\nb", "1"], ["c"], ["d", "22", "x"], []])
        #expect(table.text(80) == ["a b   1", "c", "d    22", ""])
    }

    @Test("a column without text is not shown")
    func emptyColumn() {
        let columns = Array(repeating: TextTable.Column(.leading), count: 3)
        let rows = [["a", "", "b"], ["c", "\u{200B}", "d"]]
        #expect(TextTable(columns: columns, rows: rows).text(80) == ["a  b", "c  d"])
        #expect(TextTable(columns: columns, rows: [["a", "a longer one", ""]]).text(10) == ["a longer…"])
    }

    @Test("a table without rows has no lines, and a table without columns has empty rows")
    func empty() {
        #expect(TextTable(columns: [.init(.leading)], rows: []).lines(width: 80).isEmpty)
        #expect(TextTable(columns: [], rows: [["a"]]).text(80) == [""])
    }
}
