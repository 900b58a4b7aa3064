/// A line that new-feature added to a list, and what has become of it.
struct RecordedEntry: CustomStringConvertible {
    /// The file with the list.
    let file: String
    /// Where the entry stands now, counted from 0; `nil` when it is gone.
    let index: Int?
    /// Whether it is no longer what was added.
    let isEdited: Bool
    private let line: String

    init(file: String, line: String, index: Int?, text: String) {
        let lines = text.lines
        self.file = file
        self.index = index
        self.line = line
        isEdited = index.map { lines[$0] != line } ?? true
    }

    var description: String {
        let words = line.drop { $0 == " " }
        return index.map { "\(file):\($0 + 1): was \(words)" } ?? "\(file): \(words) (gone)"
    }
}
