/// The difference of two texts in the form that `diff -u` prints and `git apply` reads.
struct UnifiedDiff: CustomStringConvertible {
    let description: String

    init(path: String, from old: String, to new: String) {
        let lines = Self.lines(from: Self.split(old), to: Self.split(new))
        let hunks = Self.hunks(of: lines).map { Self.text(of: lines[$0], after: lines[..<$0.lowerBound]) }
        description = hunks.isEmpty ? "" : "--- a/\(path)\n+++ b/\(path)\n" + hunks.joined()
    }

    private static let context = 3

    /// A line with what becomes of it: `-` it goes, `+` it comes, a space: it stays.
    private struct Line {
        let mark: Character
        let text: Substring
    }

    /// The lines, each with its newline.
    private static func split(_ text: String) -> [Substring] {
        var lines: [Substring] = []
        var rest = text[...]
        while let newline = rest.firstIndex(of: "\n") {
            lines.append(rest[...newline])
            rest = rest[rest.index(after: newline)...]
        }
        return rest.isEmpty ? lines : lines + [rest]
    }

    private static func lines(from old: [Substring], to new: [Substring]) -> [Line] {
        let difference = new.difference(from: old)
        let gone = Set(difference.removals.map(\.offset))
        let come = Set(difference.insertions.map(\.offset))
        var lines: [Line] = []
        var next = 0
        for (index, line) in old.enumerated() {
            while gone.contains(index) == false, come.contains(next) {
                lines.append(Line(mark: "+", text: new[next]))
                next += 1
            }
            lines.append(Line(mark: gone.contains(index) ? "-" : " ", text: line))
            next += gone.contains(index) ? 0 : 1
        }
        return lines + new[next...].map { Line(mark: "+", text: $0) }
    }

    /// The stretches around what changes.
    private static func hunks(of lines: [Line]) -> [Range<Int>] {
        lines.indices.filter { lines[$0].mark != " " }.reduce(into: []) { hunks, index in
            let start = max(0, index - context)
            let end = min(lines.count, index + context + 1)
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
    }

    private static func text(of hunk: ArraySlice<Line>, after before: ArraySlice<Line>) -> String {
        func range(_ mark: Character) -> String {
            let count = hunk.filter { $0.mark != mark }.count
            let start = before.filter { $0.mark != mark }.count + (count == 0 ? 0 : 1)
            return count == 1 ? "\(start)" : "\(start),\(count)"
        }
        let body = hunk.map { line in
            let end = line.text.last == "\n" ? "" : "\n\\ No newline at end of file\n"
            return "\(line.mark)\(line.text)\(end)"
        }
        return "@@ -\(range("+")) +\(range("-")) @@\n" + body.joined()
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
