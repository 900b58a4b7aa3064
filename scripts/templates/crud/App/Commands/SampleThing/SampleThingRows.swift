import Core
import SampleThing
import TerminalUI

/// Shows one line for each sample item. Done sample items have a weaker colour. Below a sample item whose change waits
/// or was refused, another line says so. Changes whose sample items are not shown come first.
struct SampleThingRows: Component {
    let content: SampleThingContent
    let language: Language

    func lines(width: Int) -> [Line] {
        let table = TextTable(
            columns: [
                TextTable.Column(.leading), TextTable.Column(.trailing, style: .secondary), TextTable.Column(.leading),
            ],
            // The character “☑” is not used, because it is two columns wide in some terminals.
            rows: content.sampleItems.map { [$0.isDone ? "[x]" : "[ ]", "\($0.id)", $0.title] }
        )
        let rows = zip(table.lines(width: width), content.sampleItems).flatMap { line, item in
            [item.isDone ? Line(line.plain, style: .secondary) : line]
                + content.changes(of: item).prefix(1).flatMap { mark(of: $0, width: width) }
        }
        return content.otherChanges.flatMap { Paragraph($0.text).lines(width: width) + mark(of: $0, width: width) }
            + rows
    }

    private func mark(of change: PendingChange, width: Int) -> [Line] {
        Paragraph(ChangeMessages.mark(of: change).text(in: language), style: .secondary)
            .lines(width: max(1, width - 4))
            .map { Line("    ") + $0 }
    }
}
