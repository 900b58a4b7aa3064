import Core
import Foundation
import SampleThing
import TerminalUI

/// Shows one line for each sample item.
// #if CRUD
/// Below a sample item whose change waits or was refused, another line says so. Changes whose sample items are not shown
/// come first.
// #endif
struct SampleThingRows: Component {
    let content: SampleThingContent
    #if CRUD
    let changes: [PendingChange]
    #endif
    let language: Language
    let timeZone: TimeZone

    func lines(width: Int) -> [Line] {
        let columns: [TextTable.Column] = [
            // #if BOOL
            TextTable.Column(.leading),
            // #endif
            TextTable.Column(.trailing, style: .secondary), TextTable.Column(.leading, isFlexible: true),
            TextTable.Column(.leading, style: .secondary), TextTable.Column(.leading, style: .secondary),
        ]
        let rows = content.items.map { item in
            #if BOOL
            // The character “☑” is not used, because it is two columns wide in some terminals.
            [item.sampleToggle ? "[x]" : "[ ]", "\(item.id)"]
                + item.rowTexts(in: language, timeZone: timeZone).prefix(3).map(\.value)
            #else
            ["\(item.id)"] + item.fieldTexts(in: language, timeZone: timeZone).prefix(3).map(\.value)
            #endif
        }
        let lines = TextTable(columns: columns, rows: rows).lines(width: width)
        #if CRUD
        let shown = Set(content.items.map { "\($0.id)" })
        let others = changes.filter { !shown.contains($0.itemID ?? "") }
        return others.flatMap { Paragraph($0.text).lines(width: width) + mark(of: $0, width: width) }
            + zip(lines, content.items).flatMap { line, item in
                let change = changes.first { $0.itemID == "\(item.id)" }
                // #if BOOL
                let row = item.sampleToggle ? Line(line.plain, style: .secondary) : line
                // #else
                let row = line
                // #endif
                return [row] + (change.map { mark(of: $0, width: width) } ?? [])
            }
        #else
        return lines
        #endif
    }
    #if CRUD

    private func mark(of change: PendingChange, width: Int) -> [Line] {
        Paragraph(ChangeMessages.mark(of: change).text(in: language), style: .secondary)
            .lines(width: max(1, width - 4))
            .map { Line("    ") + $0 }
    }
    #endif
}
