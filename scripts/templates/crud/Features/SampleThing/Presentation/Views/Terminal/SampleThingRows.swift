import Core
import TerminalUI

/// Shows one line for each sample item. Done sample items have a weaker colour.
struct SampleThingRows: Component {
    let sampleItems: [SampleThingItem]

    func lines(width: Int) -> [Line] {
        let table = TextTable(
            columns: [
                TextTable.Column(.leading), TextTable.Column(.trailing, style: .secondary), TextTable.Column(.leading),
            ],
            // The character “☑” is not used, because it is two columns wide in some terminals.
            rows: sampleItems.map { [$0.isDone ? "[x]" : "[ ]", "\($0.id)", $0.title] }
        )
        return zip(table.lines(width: width), sampleItems).map { line, item in
            item.isDone ? Line(line.plain, style: .secondary) : line
        }
    }
}
