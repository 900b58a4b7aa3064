/// One line of a terminal screen. It contains styled texts, one after the other.
public struct Line: Equatable, Sendable {
    /// The styled texts, in order. None of these texts is empty.
    public private(set) var spans: [StyledText]

    /// Creates a line from several texts. Empty texts are removed.
    public init(_ spans: [StyledText] = []) {
        self.spans = spans.filter { !$0.text.isEmpty }
    }

    /// Creates a line from one text.
    public init(_ text: String, style: TextStyle = .plain) {
        self.init([StyledText(text, style: style)])
    }

    /// The text without its styles.
    public var plain: String {
        spans.map(\.text).joined()
    }

    /// The width in terminal columns. A full-width character has two columns.
    public var width: Int {
        spans.reduce(0) { $0 + $1.width }
    }

    /// The position of a text in a column that is wider than the text.
    public enum Alignment: Equatable, Sendable {
        /// The text is on the left.
        case leading
        /// The text is on the right. This is useful for numbers.
        case trailing
    }
}

extension Line {
    /// Joins the texts of both lines into one line.
    public static func + (left: Line, right: Line) -> Line {
        Line(left.spans + right.spans)
    }

    /// Returns the line, cut to at most `limit` columns. A cut line ends with `…`. If `limit` is below 1, it is empty.
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
            kept = kept + Line(String(span.text.prefix(columns: room)), style: span.style)
            return kept.trimmed + Line("…", style: span.style)
        }
        return kept
    }

    /// Returns the line with at least `minimum` columns. Spaces are added to a shorter line.
    public func padded(to minimum: Int, alignment: Alignment = .leading) -> Line {
        guard width < minimum else { return self }
        let padding = Line(String(repeating: " ", count: minimum - width))
        return switch alignment {
        case .leading: self + padding
        case .trailing: padding + self
        }
    }

    /// The line without white space at the end.
    package var trimmed: Line {
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
    /// The line itself. If it is too wide, it ends with `…`.
    public func lines(width: Int) -> [Line] {
        [truncated(to: max(1, width)).trimmed]
    }
}
