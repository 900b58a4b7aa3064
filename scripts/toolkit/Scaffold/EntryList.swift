/// A list in a source file, with one entry on each line. The scripts add and remove entries.
struct EntryList: Sendable {
    /// The path of the file that contains the list.
    let file: String
    /// The name of the list in messages, such as `the list of features`.
    let title: String
    /// Whether a new entry is inserted at its sorted place, and not at the end.
    var isSorted = true
    /// Whether the file can be without the list.
    var isOptional = false
    /// Finds the index of the first line of the list. Returns `nil` if the list is not found.
    let start: @Sendable (_ lines: [Substring]) -> Int?
    /// Whether a line is the closing line, which follows the last entry.
    let isClosing: @Sendable (Substring) -> Bool
    /// The part of a line that names its entry. Returns `nil` if the line is not an entry.
    let key: @Sendable (Substring) -> Substring?
}

extension EntryList {
    /// The keys of all entries. Throws an error with the line number if a line is not a valid entry or is not in its
    /// sorted place.
    func keys(in text: String) throws(Failure) -> [String] {
        try entries(of: text.lines).map { String($0.key) }
    }

    /// Returns the text with `line` as a new entry at its sorted place. Throws an error if the list already has an
    /// entry with the same key.
    func adding(_ line: String, to text: String) throws(Failure) -> String {
        var lines = text.lines
        let entries = try entries(of: lines)
        guard let key = key(line[...]) else {
            throw Failure("“\(line)” cannot be an entry of \(title). Choose another name.")
        }
        if let same = entries.first(where: { $0.key == key }) {
            throw Failure("\(file):\(same.index + 1) contains “\(key)” already. Remove this line first.")
        }
        let end = entries.last.map { $0.index + 1 } ?? start(lines) ?? lines.endIndex
        lines.insert(line[...], at: entries.first { isSorted && $0.key > key }?.index ?? end)
        return lines.joined(separator: "\n")
    }

    /// The index of the line with this key. Returns `nil` if there is no such line.
    func index(of key: String, in text: String) throws(Failure) -> Int? {
        try entries(of: text.lines).first { $0.key == key }?.index
    }

    private func entries(of lines: [Substring]) throws(Failure) -> [(index: Int, key: Substring)] {
        guard let start = start(lines) else {
            if isOptional { return [] }
            throw Failure("\(file): \(title) cannot be found. Its first line is missing or was edited. Restore it.")
        }
        guard let end = lines[start...].firstIndex(where: isClosing) else {
            throw Failure("\(file): \(title) has no end. Add its closing line, such as “]”, after the last item.")
        }
        var entries: [(index: Int, key: Substring)] = []
        for index in start..<end {
            let place = "\(file):\(index + 1)"
            if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: lines[index].hasPrefix) {
                throw Failure("\(place): \(title) contains a merge conflict. Resolve the conflict first.")
            }
            guard let key = key(lines[index]) else {
                throw Failure("\(place): “\(lines[index])” is not a valid entry of \(title). Correct it.")
            }
            if entries.contains(where: { $0.key == key }) {
                throw Failure("\(place): “\(key)” appears twice in \(title). Correct the list.")
            }
            if isSorted, let last = entries.last?.key, key < last {
                throw Failure("\(place): “\(key)” must come before “\(last)” in \(title). Correct the list.")
            }
            entries.append((index, key))
        }
        return entries
    }
}
