/// The difference between two lists of states, as text. Missing lines start with `-`, and unexpected lines with `+`.
///
/// A line that is not different appears once. Lines that are not near a difference are left out.
struct HistoryDiff<State: Equatable & Sendable>: CustomStringConvertible {
    let expected: [State]
    let actual: [State]

    var description: String {
        let old = expected.flatMap(StructuredText.lines)
        let new = actual.flatMap(StructuredText.lines)
        let lines = Self.withoutFarLines(Self.changes(from: old, to: new))
        let note = old == new ? ["  (the two have the same text, but they are not equal)"] : []
        return (lines + note).joined(separator: "\n")
    }

    /// Returns all lines. Each starts with `-`, `+` or a space. Where the lists differ, the lines of `old` come first.
    private static func changes(from old: [String], to new: [String]) -> [String] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var rest = new.indices[...]
        var lines: [String] = []
        for (index, line) in old.enumerated() {
            if removed.contains(index) {
                lines.append("- \(line)")
            } else {
                let added = rest.prefix(while: inserted.contains)
                lines += added.map { "+ \(new[$0])" } + ["  \(line)"]
                rest = rest.dropFirst(added.count + 1)
            }
        }
        return lines + rest.map { "+ \(new[$0])" }
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
}

extension String {
    /// The column in which the text of a line starts, after its `-`, `+` or space. The first column is 0.
    fileprivate var depth: Int { 1 + dropFirst().prefix { $0 == " " }.count }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
