/// How two histories differ, line by line: `-` expected, `+` actual.
///
/// A state that is in both takes one line. Of two states that stand in each other's place only the lines that differ are
/// shown, and those that tell where they are.
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
            return marked("-", old) + marked("+", new) + ["  (their text is the same, and yet they are not equal)"]
        }
        return withoutFarLines(changes(from: old, to: new))
    }

    /// All lines of both sides; where some were replaced, first the old ones, then the new ones.
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

    /// Keeps the lines that differ, their neighbours, and the lines that they stand inside of.
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
    /// How far a marked line is indented.
    fileprivate var depth: Int { 1 + dropFirst().prefix { $0 == " " }.count }
}
