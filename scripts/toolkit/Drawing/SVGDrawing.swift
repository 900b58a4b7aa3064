/// A picture as SVG, drawn without help; it follows the reader's light or dark colours.
struct SVGDrawing {
    /// The text, with a newline at its end.
    let text: String

    private static let legendHeight = 36

    init(_ picture: Picture) {
        var lines = Lines(of: picture)
        let layout = Layout(picture, roomForLines: lines.room)
        lines.draw(in: layout)
        let legend = Self.legend(picture.legend, y: layout.height)
        let width = max(layout.width, legend.width)
        let height = layout.height + (picture.legend.isEmpty ? 0 : Self.legendHeight)
        let elements =
            [
                """
                <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="The modules and what they need" \
                width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
                """,
                Self.style,
                "<rect class=\"page\" width=\"\(width)\" height=\"\(height)\"/>",
            ]
            + Self.frame(layout.frame)
            + lines.paths.map { "<path class=\"line\" d=\"\(Self.rounded($0))\"/>" }
            + lines.paths.compactMap(\.last).unique.map(Self.head)
            + picture.modules.compactMap { name in
                layout.boxes[name].map { Self.box($0, name, picture.marks[name]?.rawValue ?? "module") }
            }
            + legend.elements
            + ["</svg>"]
        text = elements.map { $0 + "\n" }.joined()
    }

    private static func frame(_ box: Layout.Box?) -> [String] {
        guard let box else { return [] }
        return [
            rectangle(box, "frame", radius: 12),
            "<text class=\"title\" x=\"\(box.x + 18)\" y=\"\(box.y + 22)\">Features</text>",
        ]
    }

    private static func box(_ box: Layout.Box, _ name: String, _ look: String) -> String {
        rectangle(box, look, radius: 6)
            + "<text class=\"\(look)\" x=\"\(box.middle)\" y=\"\(box.y + 21)\">\(name)</text>"
    }

    private static func rectangle(_ box: Layout.Box, _ look: String, radius: Int) -> String {
        """
        <rect class="\(look)" x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" rx="\(radius)"/>
        """
    }

    private static func legend(_ marks: [Mark], y: Int) -> (elements: [String], width: Int) {
        var x = Layout.margin
        let elements = marks.map { mark in
            let sample = Layout.Box(x: x, y: y, width: 16, height: 12)
            let words = "<text class=\"legend\" x=\"\(sample.right + 8)\" y=\"\(y + 11)\">\(mark.legend)</text>"
            x += 24 + mark.legend.count * 8 + Layout.margin
            return rectangle(sample, mark.rawValue, radius: 3) + words
        }
        return (elements, x)
    }
}

// MARK: - Lines

extension SVGDrawing {
    /// A path with round corners.
    private static func rounded(_ points: [Lines.Point]) -> String {
        guard let first = points.first, let last = points.last else { return "" }
        let corners = zip(points, zip(points.dropFirst(), points.dropFirst(2))).map { before, next in
            let (corner, after) = next
            let (start, end) = (corner.toward(before), corner.toward(after))
            return "L\(start.x) \(start.y)Q\(corner.x) \(corner.y) \(end.x) \(end.y)"
        }
        return "M\(first.x) \(first.y)" + corners.joined() + "L\(last.x) \(last.y)"
    }

    /// An arrow's head, pointing down.
    private static func head(at point: Lines.Point) -> String {
        "<path class=\"head\" d=\"M\(point.x - 4) \(point.y - 8)L\(point.x) \(point.y)L\(point.x + 4) \(point.y - 8)Z\"/>"
    }
}

extension Lines.Point {
    /// The place a few pixels on, or half way where that is nearer.
    fileprivate func toward(_ other: Lines.Point) -> Lines.Point {
        func step(_ distance: Int) -> Int { max(-6, min(6, distance / 2)) }
        return Lines.Point(x: x + step(other.x - x), y: y + step(other.y - y))
    }
}

extension [Lines.Point] {
    /// Each once, in their order.
    fileprivate var unique: [Lines.Point] {
        reduce(into: []) { points, point in
            if !points.contains(point) { points.append(point) }
        }
    }
}

// MARK: - Style

extension SVGDrawing {
    private static let style = """
        <style>
        text { font: 13px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; fill: #1f2328 }
        text.module, text.violating, text.affected { text-anchor: middle }
        text.violating, text.affected { fill: #ffffff }
        text.title, text.legend { fill: #59636e }
        .page { fill: #ffffff }
        .frame { fill: #f6f8fa; stroke: #d1d9e0 }
        rect.module { fill: #ffffff; stroke: #818b98 }
        \(marks)
        .line { fill: none; stroke: #818b98; stroke-width: 1.5 }
        .head { fill: #818b98 }
        @media (prefers-color-scheme: dark) {
        text { fill: #f0f6fc }
        text.title, text.legend { fill: #9198a1 }
        .page { fill: #0d1117 }
        .frame { fill: #151b23; stroke: #3d444d }
        rect.module { fill: #212830; stroke: #656c76 }
        .line { stroke: #656c76 }
        .head { fill: #656c76 }
        }
        </style>
        """

    private static let marks = Mark.allCases
        .map { "rect.\($0.rawValue) { fill: \($0.fill); stroke: \($0.stroke) }" }
        .joined(separator: "\n")
}
