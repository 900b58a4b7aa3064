/// A line of the outline of a SwiftUI screen, such as `Button "Retry" (bordered, disabled)`, and the lines below it.
struct Element {
    let name: String
    let title: String
    /// The text in a text field, or the chosen option of a picker.
    let value: String
    let notes: [String]
    var children: [Element] = []

    /// Reads a line without its indentation. Returns `nil` for a line such as `"Retry" → retry()`.
    init?(line: Substring) {
        guard let parts = line.wholeMatch(of: /(\w+)(?: "(.*?)")?(?:: "(.*)")?(?: \(([^"]*)\))?/) else { return nil }
        (name, value) = (String(parts.1), String(parts.3 ?? ""))
        title = String(parts.2 ?? "").replacing("\\n", with: "\n")
        notes = parts.4?.split(separator: ", ").map(String.init) ?? []
    }
}

extension [Element] {
    init(outline: some Sequence<Substring>) {
        self = []
        for line in outline {
            let text = line.drop { $0 == " " }
            if let element = Element(line: text) { add(element, below: (line.count - text.count) / 2) }
        }
    }

    /// These elements and all elements in them.
    var all: [Element] { flatMap { [$0] + $0.children.all } }

    private mutating func add(_ element: Element, below depth: Int) {
        guard depth > 0, let last = indices.last else { return append(element) }
        self[last].children.add(element, below: depth - 1)
    }
}
