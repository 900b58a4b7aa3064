/// One line of a terminal page: styled texts, one after the other.
public struct Line: Equatable, Sendable {
    /// The styled texts. Empty texts are left out.
    public private(set) var spans: [StyledText]

    /// Creates a line of several texts.
    public init(_ spans: [StyledText] = []) {
        self.spans = spans.filter { !$0.text.isEmpty }
    }

    /// Creates a line of one text.
    public init(_ text: String, style: TextStyle = .plain) {
        self.init([StyledText(text, style: style)])
    }

    /// The text without its styles.
    public var plain: String {
        spans.map(\.text).joined()
    }

    /// The number of terminal columns.
    public var width: Int {
        spans.reduce(0) { $0 + $1.width }
    }

    /// The position of a text in a wider column.
    public enum Alignment: Equatable, Sendable {
        /// At the left.
        case leading
        /// At the right, for example for numbers.
        case trailing
    }
}

extension Line {
    /// The texts of both lines in one line.
    public static func + (left: Line, right: Line) -> Line {
        Line(left.spans + right.spans)
    }

    /// The line in at most `limit` columns. A line that was too wide ends with `…`.
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

    /// The line in at least `minimum` columns. A short line is filled with spaces.
    public func padded(to minimum: Int, alignment: Alignment = .leading) -> Line {
        guard width < minimum else { return self }
        let padding = Line(String(repeating: " ", count: minimum - width))
        return switch alignment {
        case .leading: self + padding
        case .trailing: padding + self
        }
    }

    /// The line without white space at the end.
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
    /// The line, truncated if it is too wide.
    public func lines(width: Int) -> [Line] {
        [truncated(to: max(1, width)).trimmed]
    }
}
