/// The lines of a picture. They turn only between rows, and pass by rows only in lanes on the left, so that none
/// crosses a box. All that lead to the same box by a lane share it.
struct Lines {
    /// Where the lines turn, in the order of the picture's edges; each ends downward, at a box.
    private(set) var paths: [[Point]] = []
    /// The room that the lanes take.
    let room: Int

    /// A place.
    struct Point: Equatable {
        let x: Int
        let y: Int
    }

    private static let laneWidth = 10
    /// How far from the middle of a box a line may meet it.
    private static let reach = 14

    private let picture: Picture
    /// Where a lane leads.
    private let lanes: [Picture.Node]

    init(of picture: Picture) {
        self.picture = picture
        let rows = Rows(picture)
        lanes = picture.edges.filter { !rows.isStep($0) }.map(\.to).reduce(into: []) { lanes, target in
            if !lanes.contains(target) { lanes.append(target) }
        }
        room = lanes.isEmpty ? 0 : (lanes.count + 1) * Self.laneWidth
    }

    /// Draws the lines between the boxes.
    mutating func draw(in layout: Layout) {
        let rows = Rows(picture)
        paths = picture.edges.compactMap { edge in
            guard let from = layout[edge.from], let to = layout[edge.to] else { return nil }
            if rows.isStep(edge) { return step(from, to, isFrame: edge.to == .features) }
            // What stands beside the frame or in its last row leaves below it.
            let bottom = rows.isBesideFrameEnd(edge.from) ? layout.frame?.bottom : nil
            return detour(from, to, leavingAt: bottom ?? from.bottom, lane: lanes.firstIndex(of: edge.to) ?? 0)
        }
    }

    private func step(_ from: Layout.Box, _ to: Layout.Box, isFrame: Bool) -> [Point] {
        // A frame can be met anywhere, a box only near its middle.
        let reach = isFrame ? to.width / 2 - Self.reach : Self.reach
        let x = to.middle + max(-reach, min(reach, from.middle - to.middle))
        let turn = to.y - 14
        return [
            Point(x: from.middle, y: from.bottom), Point(x: from.middle, y: turn), Point(x: x, y: turn),
            Point(x: x, y: to.y),
        ]
    }

    private func detour(_ from: Layout.Box, _ to: Layout.Box, leavingAt bottom: Int, lane: Int) -> [Point] {
        let x = Layout.margin + lane * Self.laneWidth
        // Neighbouring lanes leave and arrive at heights of their own.
        let (down, up) = (bottom + 6 + lane % 3 * 5, to.y - 10 - lane % 3 * 5)
        let (start, end) = (from.middle - Self.reach, to.middle - Self.reach)
        return [
            Point(x: start, y: from.bottom), Point(x: start, y: down), Point(x: x, y: down), Point(x: x, y: up),
            Point(x: end, y: up), Point(x: end, y: to.y),
        ]
    }
}

/// The number of the row that a box stands in, from the top.
private struct Rows {
    private var numbers: [Picture.Node: ClosedRange<Int>] = [:]

    init(_ picture: Picture) {
        let rows = picture.above + picture.features + picture.below
        for (number, row) in rows.enumerated() {
            for name in row {
                numbers[.module(name)] = number...number
            }
        }
        let last = picture.above.count + picture.features.count - 1
        for name in picture.beside {
            numbers[.module(name)] = last...last
        }
        if !picture.features.isEmpty {
            numbers[.features] = picture.above.count...last
        }
    }

    /// Whether something stands where the frame ends.
    func isBesideFrameEnd(_ node: Picture.Node) -> Bool {
        numbers[node]?.upperBound == numbers[.features]?.upperBound
    }

    /// Whether an edge leads from one row to the next.
    func isStep(_ edge: Picture.Edge) -> Bool {
        guard let from = numbers[edge.from], let to = numbers[edge.to] else { return false }
        return from.upperBound + 1 == to.lowerBound
    }
}
