extension String {
    /// The name in `names` that is most similar to this text. Upper and lower case do not matter. Returns `nil` if no
    /// name is similar enough. In a similar name, at most half of the letters differ from this text.
    func nearest(of names: [String]) -> String? {
        let typed = lowercased()
        return names.map { (name: $0, edits: typed.edits(to: $0.lowercased())) }
            .filter { $0.edits <= $0.name.count / 2 }
            .min { $0.edits < $1.edits }?
            .name
    }

    /// The Levenshtein distance: the smallest number of letters to insert, delete or replace to get `other`.
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
