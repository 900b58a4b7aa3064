/// The difference between two lists of states, as text. Expected lines start with `-`, and actual lines with `+`.
///
/// A state that is in both lists has one line. If an actual state differs from the expected state, only the lines that
/// differ and the lines near them are shown.
struct HistoryDiff<State: Equatable & Sendable>: CustomStringConvertible {
    let expected: [State]
    let actual: [State]

    var description: String {
        aligned(expected, actual).flatMap(Self.lines).joined(separator: "\n")
    }

    private static func lines(of pair: AlignedPair<State>) -> [String] {
        let old = pair.expected.map(StructuredText.lines) ?? []
        let new = pair.actual.map(StructuredText.lines) ?? []
        if pair.expected == pair.actual {
            return ["  " + (old.count == 1 ? old[0] : old[0] + "…" + old[old.count - 1])]
        }
        if old == new {
            return marked("-", old) + marked("+", new) + ["  (the two have the same text, but they are not equal)"]
        }
        return withoutFarLines(changes(from: old, to: new))
    }

    /// Returns the differences as lines. A line of both lists appears once. Where the lists differ, the lines of `old`
    /// come before the lines of `new`.
    private static func changes(from old: [String], to new: [String]) -> [String] {
        var lines: [String] = []
        var added: [String] = []
        for pair in aligned(old, new) {
            if pair.expected == pair.actual {
                lines += added + marked(" ", [pair.actual])
                added = []
            } else {
                lines += marked("-", [pair.expected])
                added += marked("+", [pair.actual])
            }
        }
        return lines + added
    }

    /// Removes the lines that are not near a difference. It keeps the lines that differ, the lines directly before and
    /// after them, and the first line of each value that contains them.
    private static func withoutFarLines(_ lines: [String]) -> [String] {
        var kept = Set<Int>()
        for index in lines.indices where !lines[index].hasPrefix(" ") {
            kept.formUnion([index - 1, index, index + 1])
            var depth = lines[index].depth
            for outer in lines[..<index].indices.reversed() where lines[outer].depth < depth {
                kept.insert(outer)
                depth = lines[outer].depth
            }
        }
        return lines.indices.compactMap { index in
            if kept.contains(index) { return lines[index] }
            let startsGap = kept.contains(index - 1) || index == 0
            return startsGap ? String(repeating: " ", count: lines[index].depth) + "…" : nil
        }
    }

    private static func marked(_ mark: String, _ lines: [String?]) -> [String] {
        lines.compactMap { line in line.map { "\(mark) \($0)" } }
    }
}

extension String {
    /// The number of spaces before the text of a line that starts with `-`, `+` or a space.
    fileprivate var depth: Int { 1 + dropFirst().prefix { $0 == " " }.count }
}
