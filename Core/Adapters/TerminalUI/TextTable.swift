/// A table with one line for each row.
///
/// A column is as wide as its widest cell. The flexible column gets the rest of the width. A cell that is too long ends
/// with `…`. A column without text is not shown. If the flexible column would cut a text to less than the width of
/// 12 ASCII characters, other columns are left out one by one, the last one first.
public struct TextTable: Component {
    private let columns: [Column]
    private let rows: [[Line]]

    /// Creates a table. If a row has too few cells, the missing cells are empty. Extra cells of a row are not shown.
    public init(columns: [Column], rows: [[String]]) {
        self.columns = columns
        self.rows = rows.map { row in zip(columns, row).map { Line($1, style: $0.style) } }
    }

    /// Returns one line for each row, in the order of the rows.
    public func lines(width: Int) -> [Line] {
        let layout = layout(width: max(1, width))
        return rows.map { row in
            let cells = layout.map { column in
                (column.index < row.count ? row[column.index] : Line())
                    .truncated(to: column.width)
                    .padded(to: column.width, alignment: columns[column.index].alignment)
            }
            return Line(Array(cells.map(\.spans).joined(separator: [Self.gap]))).trimmed
        }
    }

    /// The layout and style of one column.
    public struct Column: Equatable, Sendable {
        fileprivate let alignment: Line.Alignment
        fileprivate let style: TextStyle
        fileprivate let isFlexible: Bool

        /// Creates a column. The first column with `isFlexible` gets the rest of the width. If no column has
        /// `isFlexible`, the last column can become narrower.
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
            rows.map { column < $0.count ? $0[column].width : 0 }.max() ?? 0
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
