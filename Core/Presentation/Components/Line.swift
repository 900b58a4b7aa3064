/// One line of a page: pieces of text, side by side.
public struct Line: Equatable, Sendable {
    /// The pieces, none of them empty.
    public private(set) var spans: [StyledText]

    /// Makes a line of pieces.
    public init(_ spans: [StyledText] = []) {
        self.spans = spans.filter { !$0.text.isEmpty }
    }

    /// Makes a line of one text.
    public init(_ text: String, style: TextStyle = .plain) {
        self.init([StyledText(text, style: style)])
    }

    /// The text without its styles.
    public var plain: String {
        spans.map(\.text).joined()
    }

    /// How many columns the line takes.
    public var width: Int {
        spans.reduce(0) { $0 + $1.width }
    }

    /// Where a text stands in room that is wider than the text.
    public enum Alignment: Equatable, Sendable {
        /// At the start.
        case leading
        /// At the end, as numbers do.
        case trailing
    }
}

extension Line {
    /// One line, then the other.
    public static func + (left: Line, right: Line) -> Line {
        Line(left.spans + right.spans)
    }

    /// Adds a line at the end.
    public static func += (left: inout Line, right: Line) {
        left.spans += right.spans
    }

    /// The line in no more than `limit` columns; where something had to go, it ends in `…`.
    public func truncated(to limit: Int) -> Line {
        guard width > limit else { return self }
        guard limit > 0 else { return Line() }
        var kept = Line()
        for span in spans {
            let room = limit - 1 - kept.width
            guard span.width > room else {
                kept.spans.append(span)
                continue
            }
            kept += Line(String(span.text.prefix(columns: room)), style: span.style)
            return kept.trimmed + Line("…", style: span.style)
        }
        return kept
    }

    /// The line in no less than `minimum` columns, filled up with spaces.
    public func padded(to minimum: Int, alignment: Alignment = .leading) -> Line {
        guard width < minimum else { return self }
        let padding = Line(String(repeating: " ", count: minimum - width))
        return switch alignment {
        case .leading: self + padding
        case .trailing: padding + self
        }
    }

    /// The line without white space at its end.
    public var trimmed: Line {
        var trimmed = self
        while let last = trimmed.spans.popLast() {
            guard let end = last.text.lastIndex(where: { !$0.isWhitespace }) else { continue }
            trimmed.spans.append(StyledText(String(last.text[...end]), style: last.style))
            break
        }
        return trimmed
    }
}

extension Line: Component {
    /// The line itself, truncated when it is too wide.
    public func lines(width: Int) -> [Line] {
        [truncated(to: max(1, width)).trimmed]
    }
}
