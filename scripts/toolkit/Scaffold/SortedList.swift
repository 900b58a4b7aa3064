/// A sorted list in a source file, one entry on each line, that the scripts can change.
struct SortedList: Sendable {
    /// The path of the file.
    let file: String
    /// The name of the list in messages.
    let title: String
    /// The index of the line after the opening lines.
    let start: @Sendable (_ lines: [Substring]) -> Int?
    /// Whether a line is the one after the last entry.
    let isClosing: @Sendable (Substring) -> Bool
    /// The part of an entry that the list is sorted by; `nil` for a line that is not an entry.
    let key: @Sendable (Substring) -> Substring?
}

extension SortedList {
    /// The keys of the entries. Fails with the line that is wrong.
    func keys(in text: String) throws(Failure) -> [String] {
        try entries(of: text.lines).map { String($0.key) }
    }

    /// The text with one more entry.
    func adding(_ line: String, to text: String) throws(Failure) -> String {
        var lines = text.lines
        let entries = try entries(of: lines)
        guard let key = key(line[...]) else { throw Failure("“\(line)” cannot be an entry of \(title).") }
        if let same = entries.first(where: { $0.key == key }) {
            throw Failure("\(file):\(same.index + 1) contains “\(key)” already.")
        }
        let end = entries.last.map { $0.index + 1 } ?? start(lines) ?? lines.endIndex
        lines.insert(line[...], at: entries.first { $0.key > key }?.index ?? end)
        return lines.joined(separator: "\n")
    }

    /// The index of the line with the same key as this one, or `nil`.
    func index(ofEntryLike line: String, in text: String) throws(Failure) -> Int? {
        let key = key(line[...])
        return try entries(of: text.lines).first { $0.key == key }?.index
    }

    private func entries(of lines: [Substring]) throws(Failure) -> [(index: Int, key: Substring)] {
        guard let start = start(lines) else { throw Failure("\(file): \(title) is missing or has another form.") }
        guard let end = lines[start...].firstIndex(where: isClosing) else {
            throw Failure("\(file): \(title) has no end.")
        }
        var entries: [(index: Int, key: Substring)] = []
        for index in start..<end {
            let place = "\(file):\(index + 1)"
            if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: lines[index].hasPrefix) {
                throw Failure("\(place): \(title) contains a merge conflict. Resolve it first.")
            }
            guard let key = key(lines[index]) else {
                throw Failure("\(place): “\(lines[index])” is not an entry of \(title).")
            }
            if let last = entries.last?.key, key <= last {
                let fault = key == last ? "appears twice" : "must come before “\(last)”"
                throw Failure("\(place): “\(key)” \(fault) in \(title).")
            }
            entries.append((index, key))
        }
        return entries
    }
}
