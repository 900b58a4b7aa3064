/// Rows of cells, one line each.
///
/// Columns are as wide as their widest cell, two apart; one in which no row has anything is left out. A flexible column
/// takes what the others leave of the page, so that a table looks alike from page to page. A cell that needs more ends in
/// `…`; before its column gets narrower than twelve, the other columns go, the last one first.
public struct TextTable: Component {
    private let columns: [Column]
    private let header: [Line]
    private let rows: [[Line]]

    /// Makes a table. A row may have fewer cells than there are columns; cells beyond the columns are not shown.
    public init(columns: [Column], header: [String] = [], rows: [[String]]) {
        self.columns = columns
        self.header = zip(columns, header).map { Line($1, style: .secondary) }
        self.rows = rows.map { row in zip(columns, row).map { Line($1, style: $0.style) } }
    }

    /// The header, if there is one, and the rows.
    public func lines(width: Int) -> [Line] {
        let layout = layout(width: max(1, width))
        return (header.isEmpty ? rows : [header] + rows).map { row in
            let cells = layout.map { column in
                (column.index < row.count ? row[column.index] : Line())
                    .truncated(to: column.width)
                    .padded(to: column.width, alignment: columns[column.index].alignment)
            }
            return Line(Array(cells.map(\.spans).joined(separator: [Self.gap]))).trimmed
        }
    }

    /// How the cells of one column look.
    public struct Column: Equatable, Sendable {
        fileprivate let alignment: Line.Alignment
        fileprivate let style: TextStyle
        fileprivate let isFlexible: Bool

        /// Makes a column. One column of a table is flexible: the first that says so, else the last.
        public init(_ alignment: Line.Alignment, style: TextStyle = .plain, isFlexible: Bool = false) {
            self.alignment = alignment
            self.style = style
            self.isFlexible = isFlexible
        }
    }
}

extension TextTable {
    private static let gap = StyledText("  ")
    private static let narrowest = 12

    /// The columns that are shown, and their widths.
    private func layout(width: Int) -> [(index: Int, width: Int)] {
        let natural = columns.indices.map { column in
            ([header] + rows).map { column < $0.count ? $0[column].width : 0 }.max() ?? 0
        }
        let used = columns.indices.filter { natural[$0] > 0 }
        guard let flexible = used.first(where: { columns[$0].isFlexible }) ?? used.last else { return [] }
        var others = used.filter { $0 != flexible }
        var room: Int {
            others.reduce(width) { $0 - natural[$1] - Self.gap.width }
        }
        while !others.isEmpty, room < min(natural[flexible], Self.narrowest) {
            others.removeLast()
        }
        return (others + [flexible]).sorted().map { column in
            let fills = column == flexible && (columns[column].isFlexible || room < natural[column])
            return (column, fills ? room : natural[column])
        }
    }
}
