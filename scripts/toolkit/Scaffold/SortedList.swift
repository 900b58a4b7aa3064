/// A list in a source file that a tool can add a line to: literal, an entry a line, sorted.
struct SortedList: Sendable {
    /// The file, from the top.
    let file: String
    /// What the list is, for people.
    let title: String
    /// Where its first entry stands, or would stand, among the lines of the file.
    let start: @Sendable (_ lines: [Substring]) -> Int?
    /// Whether this line is the one after the last entry.
    let isClosing: @Sendable (Substring) -> Bool
    /// What an entry is sorted by; `nil` for a line that is no entry.
    let key: @Sendable (Substring) -> Substring?
}

extension SortedList {
    /// The keys of the entries.
    ///
    /// - Throws: `Failure` that says which line is not as it should be.
    func keys(in text: String) throws(Failure) -> [String] {
        let lines = text.lines
        return try entries(of: lines).map { String($0.key) }
    }

    /// The text with one more entry.
    func adding(_ line: String, to text: String) throws(Failure) -> String {
        var lines = text.lines
        let entries = try entries(of: lines)
        guard let key = key(line[...]) else { throw Failure("“\(line)” is no entry of \(title).") }
        if let same = entries.first(where: { $0.key == key }) {
            throw Failure("\(file):\(same.index + 1) has “\(key)” already.")
        }
        let place = entries.first { $0.key > key }?.index ?? end(of: lines, entries)
        lines.insert(line[...], at: place)
        return lines.joined(separator: "\n")
    }

    /// Where the entry with the key of this line stands, counted from 0; `nil` when there is none.
    func index(ofEntryLike line: String, in text: String) throws(Failure) -> Int? {
        let lines = text.lines
        let key = key(line[...])
        return try entries(of: lines).first { $0.key == key }?.index
    }

    private struct Entry {
        let index: Int
        let key: Substring
    }

    private func end(of lines: [Substring], _ entries: [Entry]) -> Int {
        entries.last.map { $0.index + 1 } ?? start(lines) ?? lines.endIndex
    }

    private func entries(of lines: [Substring]) throws(Failure) -> [Entry] {
        guard let start = start(lines) else { throw Failure("\(file): \(title) is not where it was.") }
        guard let end = lines[start...].firstIndex(where: isClosing) else {
            throw Failure("\(file): \(title) has no end.")
        }
        var entries: [Entry] = []
        for index in start..<end {
            let place = "\(file):\(index + 1)"
            if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: lines[index].hasPrefix) {
                throw Failure("\(place): \(title) holds a merge conflict. Resolve it first.")
            }
            guard let key = key(lines[index]) else {
                throw Failure("\(place): “\(lines[index])” is no line of \(title), which is a literal list.")
            }
            if let last = entries.last?.key, key <= last {
                let fault = key == last ? "stands there twice" : "should stand before “\(last)”"
                throw Failure("\(place): “\(key)” \(fault) in \(title).")
            }
            entries.append(Entry(index: index, key: key))
        }
        return entries
    }
}
