import Core
import TerminalUI

/// Shows one line for each sample item. Done sample items have a weaker colour. A mark says what waits or was refused.
struct SampleThingRows: Component {
    let content: SampleThingContent
    let language: Language

    func lines(width: Int) -> [Line] {
        let table = TextTable(
            columns: [
                TextTable.Column(.leading), TextTable.Column(.trailing, style: .secondary), TextTable.Column(.leading),
                TextTable.Column(.leading),
            ],
            // The character “☑” is not used, because it is two columns wide in some terminals.
            rows: content.sampleItems.map { item in
                let mark = content.changes(of: item).last?.mark.text(in: language) ?? ""
                return [item.isDone ? "[x]" : "[ ]", "\(item.id)", item.title, mark]
            }
        )
        return zip(table.lines(width: width), content.sampleItems).map { line, item in
            item.isDone ? Line(line.plain, style: .secondary) : line
        }
    }
}

/// Shows one line for each change whose sample item is not shown.
struct SampleThingOtherChanges: Component {
    let content: SampleThingContent
    let language: Language

    func lines(width: Int) -> [Line] {
        let columns = [TextTable.Column(.leading, style: .secondary), TextTable.Column(.leading, style: .secondary)]
        let rows = content.otherChanges.map { [$0.text, $0.mark.text(in: language)] }
        return TextTable(columns: columns, rows: rows).lines(width: width)
    }
}
