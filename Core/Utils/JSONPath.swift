/// One step from a JSON value to one inside it.
enum JSONPath {
    /// The element of a list, from 0.
    case index(Int)
    /// The field of an object.
    case key(String)

    /// Steps as `[3].title`. Keys come from outside: each is cut to 40 characters, the whole to its last 200.
    static func text(of steps: [JSONPath]) -> String {
        let path = steps.reduce(into: "") { path, step in
            switch step {
            case .index(let index): path += "[\(index)]"
            case .key(let key): path += (path.isEmpty ? "" : ".") + key.bounded(to: 40)
            }
        }
        return path.count > 200 ? "…" + path.suffix(200) : path
    }
}

extension String {
    /// The text on one line that is safe for a terminal, and no longer than so many characters.
    func bounded(to most: Int) -> String {
        // Of scalars first: a single character can be as long as the whole text.
        let start = String(String.UnicodeScalarView(unicodeScalars.prefix(most * 10))).prefix(most)
        return start + (start.utf8.count < utf8.count ? "…" : "")
    }
}
