extension String {
    /// The most similar of these names. Upper and lower case do not matter. Returns `nil` if no name is similar: more
    /// than half of its letters must be edited.
    func nearest(of names: [String]) -> String? {
        let typed = lowercased()
        return names.map { (name: $0, edits: typed.edits(to: $0.lowercased())) }
            .filter { $0.edits <= $0.name.count / 2 }
            .min { $0.edits < $1.edits }?
            .name
    }

    /// The Levenshtein distance, which is the number of letters to insert, delete or replace.
    private func edits(to other: String) -> Int {
        let other = Array(other)
        var row = Array(0...other.count)
        for (line, letter) in enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in other.indices {
                let change = diagonal + (letter == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(change, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
