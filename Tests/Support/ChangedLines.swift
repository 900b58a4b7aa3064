/// Returns the difference between two texts. Missing lines start with `-`, and unexpected lines with `+`.
///
/// A line that is not different appears once. Lines that are not near a difference are left out.
func changedLines(from old: [String], to new: [String]) -> String {
    var lines = old.map { "  \($0)" }
    for change in new.difference(from: old) {
        switch change {
        case .remove(let index, let line, _): lines[index] = "- \(line)"
        case .insert(let index, let line, _):
            let kept = lines.indices.filter { !lines[$0].hasPrefix("-") }
            lines.insert("+ \(line)", at: index < kept.count ? kept[index] : lines.endIndex)
        }
    }
    return withoutFarLines(lines).joined(separator: "\n")
}

/// Removes the lines that are not near a difference. It keeps the lines that differ, the lines directly before and
/// after them, and the first line of each value that contains them.
private func withoutFarLines(_ lines: [String]) -> [String] {
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

extension String {
    /// The column in which the text of a line starts, after its `-`, `+` or space. The first column is 0.
    fileprivate var depth: Int { 1 + dropFirst().prefix { $0 == " " }.count }
}
