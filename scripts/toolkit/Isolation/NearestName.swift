extension String {
    /// The one of these names that somebody may have meant: the fewest edits away, letter case not counted, and not
    /// further than half its length.
    func nearest(of names: [String]) -> String? {
        let typed = lowercased()
        return names.map { (name: $0, edits: typed.edits(to: $0.lowercased())) }
            .filter { $0.edits <= $0.name.count / 2 }
            .min { $0.edits < $1.edits }?
            .name
    }

    /// How many letters must come, go or change to make the other of this one.
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
