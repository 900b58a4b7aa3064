/// Takes comments and strings out of Swift code; newlines stay, so that lines keep their numbers.
struct CodeScanner {
    private var rest: Substring

    init(_ text: String) {
        rest = text[...]
    }

    /// The code that is left.
    mutating func code() -> String {
        var code = ""
        while let character = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                code += newlines(of: takeComment())
            } else if let delimiter = stringDelimiter {
                code += newlines(of: takeString(delimiter))
            } else {
                code.append(character)
                rest.removeFirst()
            }
        }
        return code
    }

    /// What a string begins with here, as `"`, `"""` or `#"`.
    private var stringDelimiter: String? {
        let hashes = rest.prefix { $0 == "#" }
        let quotes = rest.dropFirst(hashes.count).prefix { $0 == "\"" }
        guard !quotes.isEmpty else { return nil }
        return hashes + (quotes.count >= 3 ? "\"\"\"" : "\"")
    }

    private mutating func takeComment() -> Substring {
        let start = rest
        var depth = 0
        repeat {
            let step = rest.hasPrefix("/*") ? 1 : rest.hasPrefix("*/") ? -1 : 0
            depth += step
            rest = rest.dropFirst(step == 0 ? 1 : 2)
        } while depth > 0 && !rest.isEmpty
        return start[..<rest.startIndex]
    }

    private mutating func takeString(_ delimiter: String) -> Substring {
        let start = rest
        let hashes = String(delimiter.prefix { $0 == "#" })
        let end = delimiter.dropFirst(hashes.count) + hashes
        rest = rest.dropFirst(delimiter.count)
        while !rest.isEmpty, !rest.hasPrefix(end) {
            rest = rest.dropFirst(rest.hasPrefix("\\" + hashes) ? 2 + hashes.count : 1)
        }
        rest = rest.dropFirst(end.count)
        return start[..<rest.startIndex]
    }

    private func newlines(of text: Substring) -> String {
        String(text.filter(\.isNewline))
    }
}
