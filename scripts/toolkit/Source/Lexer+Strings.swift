// Strings.

extension Lexer {
    /// Reads a string whose first quote is here; `start` is where its hashes begin.
    mutating func readString(from start: Int, hashes: Int) {
        let firstLine = line
        let quotes = isMultiline(hashes: hashes) ? 3 : 1
        var isWhole = true
        position += quotes
        while position < bytes.count {
            switch bytes[position] {
            case .quote where isEnd(quotes: quotes, hashes: hashes):
                position += quotes + hashes
                if isWhole { append(.literal, from: start, line: firstLine) }
                return
            case .backslash where hasHashes(hashes, at: position + 1):
                position += 1 + hashes
                if byte(at: position) == .openParenthesis {
                    if isWhole { append(.literal, from: start, line: firstLine) }
                    isWhole = false
                    readCode(isInterpolated: true)
                } else if byte(at: position) != .newline {
                    position += 1
                }
            case .newline:
                // A string of one line that does not end does not compile; the next line is code again.
                if quotes == 1 { return }
                line += 1
                position += 1
            default:
                position += 1
            }
        }
    }

    /// Whether three quotes here begin a string of several lines. `#"""#` is a quote in a string of one.
    private func isMultiline(hashes: Int) -> Bool {
        guard byte(at: position + 1) == .quote, byte(at: position + 2) == .quote else { return false }
        guard hashes > 0 else { return true }
        let rest = bytes[position...].prefix { $0 != .newline }.indices.dropFirst()
        return !rest.contains { bytes[$0] == .quote && hasHashes(hashes, at: $0 + 1) }
    }

    private func isEnd(quotes: Int, hashes: Int) -> Bool {
        (quotes == 1 || byte(at: position + 1) == .quote && byte(at: position + 2) == .quote)
            && hasHashes(hashes, at: position + quotes)
    }
}
