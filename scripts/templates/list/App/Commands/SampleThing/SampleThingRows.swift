#if CRUD
import Core
import Foundation
import SampleThing
import TerminalUI

/// Shows one line for each sample item. Below a sample item whose change waits or was refused, another line says so.
/// Changes whose sample items are not shown come first.
struct SampleThingRows: Component {
    let content: SampleThingContent
    let changes: [PendingChange]
    let language: Language
    let timeZone: TimeZone

    func lines(width: Int) -> [Line] {
        let rows = content.items.map { item in
            #if BOOL
            let values = item.rowTexts(in: language, timeZone: timeZone).map(\.value)
            // The character “☑” is not used, because it is two columns wide in some terminals.
            return [item.sampleToggle ? "[x]" : "[ ]", "\(item.id)"] + values.prefix(3)
            #else
            let values = item.fieldTexts(in: language, timeZone: timeZone).map(\.value)
            return ["\(item.id)"] + values.prefix(3)
            #endif
        }
        let columns: [TextTable.Column] = [
            // #if BOOL
            TextTable.Column(.leading),
            // #endif
            TextTable.Column(.trailing, style: .secondary), TextTable.Column(.leading, isFlexible: true),
            TextTable.Column(.leading, style: .secondary), TextTable.Column(.leading, style: .secondary),
        ]
        let lines = zip(TextTable(columns: columns, rows: rows).lines(width: width), content.items)
        let shown = Set(content.items.map { "\($0.id)" })
        let others = changes.filter { !shown.contains($0.itemID ?? "") }
        return others.flatMap { Paragraph($0.text).lines(width: width) + mark(of: $0, width: width) }
            + lines.flatMap { line, item in
                let change = changes.first { $0.itemID == "\(item.id)" }
                #if BOOL
                let row = item.sampleToggle ? Line(line.plain, style: .secondary) : line
                return [row] + (change.map { mark(of: $0, width: width) } ?? [])
                #else
                return [line] + (change.map { mark(of: $0, width: width) } ?? [])
                #endif
            }
    }

    private func mark(of change: PendingChange, width: Int) -> [Line] {
        Paragraph(ChangeMessages.mark(of: change).text(in: language), style: .secondary)
            .lines(width: max(1, width - 4))
            .map { Line("    ") + $0 }
    }
}
#endif
