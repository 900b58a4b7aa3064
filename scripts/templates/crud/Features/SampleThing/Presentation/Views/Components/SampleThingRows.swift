import Core
import TerminalUI

/// Items, one line each; what is done steps back.
struct SampleThingRows: Component {
    let content: SampleThingContent

    func lines(width: Int) -> [Line] {
        let table = TextTable(
            columns: [
                TextTable.Column(.leading),
                TextTable.Column(.trailing, style: .secondary),
                TextTable.Column(.leading, isFlexible: true),
            ],
            rows: rows.map { [box(isDone: $0.isDone), $0.id, $0.title] }
        )
        return zip(table.lines(width: width), rows).map { line, row in
            row.isDone ? Line(line.plain, style: .secondary) : line
        }
    }

    private var rows: [(isDone: Bool, id: String, title: String)] {
        let new = content.newTitle.map { [(isDone: false, id: "…", title: $0)] } ?? []
        return new + content.items.map { ($0.isDone, $0.id.description, $0.title) }
    }

    /// In ASCII: some terminals draw a ballot box wider than the column that it counts for.
    private func box(isDone: Bool) -> String {
        isDone ? "[x]" : "[ ]"
    }
}
