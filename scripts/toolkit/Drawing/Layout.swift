/// Where everything in a picture stands, in pixels from its top left corner: rows of boxes, the features in a frame,
/// what has nothing to do with them to the right of it.
struct Layout {
    /// The boxes of the modules.
    private(set) var boxes: [String: Box] = [:]
    /// The frame of the features, if there are any.
    private(set) var frame: Box?
    /// How much room it all takes.
    private(set) var width = 0
    private(set) var height = 0

    /// A rectangle.
    struct Box: Equatable {
        let x: Int
        let y: Int
        let width: Int
        let height: Int

        var right: Int { x + width }
        var bottom: Int { y + height }
        var middle: Int { x + width / 2 }
    }

    /// Around everything.
    static let margin = 24
    static let boxHeight = 32
    private static let columnGap = 16
    /// Between two rows of features, and between others.
    private static let gaps = (row: 40, band: 52)
    private static let framePadding = (side: 18, top: 44, bottom: 20)

    /// Where the next row begins.
    private var y = Self.margin
    /// The middle of the rows.
    private let middle: Int
    private let boxWidth: Int

    /// Leaves room on the left for lines that pass by the rows.
    init(_ picture: Picture, roomForLines: Int) {
        // As wide as the longest name needs.
        boxWidth = max(96, (picture.modules.map(\.count).max() ?? 0) * 8 + 24)
        let columns = (picture.above + picture.below + picture.features).map(\.count).max() ?? 0
        let widest = columns * (boxWidth + Self.columnGap) - Self.columnGap + Self.framePadding.side * 2
        middle = Self.margin + roomForLines + widest / 2

        placeRows(picture.above)
        if picture.features.isEmpty {
            placeRows([picture.beside].filter { !$0.isEmpty })
        } else {
            placeFrame(picture.features)
            let right = max(frame?.right ?? 0, middle + widest / 2)
            let last = y - Self.gaps.band - Self.framePadding.bottom - Self.boxHeight
            place(picture.beside, x: right + Self.columnGap, y: last)
        }
        placeRows(picture.below)
        width = max(boxes.values.map(\.right).max() ?? 0, frame?.right ?? 0) + Self.margin
        height = y - Self.gaps.band + Self.margin
    }

    /// Where an end of a line stands.
    subscript(node: Picture.Node) -> Box? {
        switch node {
        case .module(let name): boxes[name]
        case .features: frame
        }
    }
}

extension Layout {
    private mutating func placeRows(_ rows: [[String]]) {
        for row in rows {
            place(row, x: middle - extent(of: row) / 2, y: y)
            y += Self.boxHeight + Self.gaps.band
        }
    }

    private mutating func placeFrame(_ rows: [[String]]) {
        let top = y
        let extent = extent(of: rows.first ?? [])
        y += Self.framePadding.top
        for row in rows {
            place(row, x: middle - extent / 2, y: y)
            y += Self.boxHeight + Self.gaps.row
        }
        y += Self.framePadding.bottom - Self.gaps.row
        let side = Self.framePadding.side
        frame = Box(x: middle - extent / 2 - side, y: top, width: extent + side * 2, height: y - top)
        y += Self.gaps.band
    }

    private mutating func place(_ row: [String], x: Int, y: Int) {
        for (column, name) in row.enumerated() {
            let left = x + column * (boxWidth + Self.columnGap)
            boxes[name] = Box(x: left, y: y, width: boxWidth, height: Self.boxHeight)
        }
    }

    /// How wide a row is.
    private func extent(of row: [String]) -> Int {
        row.count * (boxWidth + Self.columnGap) - Self.columnGap
    }
}
