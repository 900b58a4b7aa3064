import Core
import TerminalUI

/// Sample items, one line each. The done ones are less visible.
struct SampleThingRows: Component {
    let sampleItems: [SampleThingItem]

    func lines(width: Int) -> [Line] {
        let table = TextTable(
            columns: [
                TextTable.Column(.leading), TextTable.Column(.trailing, style: .secondary), TextTable.Column(.leading),
            ],
            // Not “☑”: in some terminals it takes two columns.
            rows: sampleItems.map { [$0.isDone ? "[x]" : "[ ]", "\($0.id)", $0.title] }
        )
        return zip(table.lines(width: width), sampleItems).map { line, item in
            item.isDone ? Line(line.plain, style: .secondary) : line
        }
    }
}
