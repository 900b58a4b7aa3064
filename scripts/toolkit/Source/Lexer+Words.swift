// Words, numbers, and what a hash begins.

extension Lexer {
    mutating func readWord() {
        let start = position
        while position < bytes.count, bytes[position].isWord {
            position += 1
        }
        append(.word, from: start, line: line, keyword: keyword(from: start))
    }

    private func keyword(from start: Int) -> Keyword? {
        let initial = Int(bytes[start]) - Int(UInt8(ascii: "a"))
        guard keywords.indices.contains(initial) else { return nil }
        return keywords[initial].first { candidate in
            candidate.bytes.count == position - start && candidate.bytes.elementsEqual(bytes[start..<position])
        }?.keyword
    }

    mutating func readQuotedWord() {
        let start = position + 1
        position = start
        while position < bytes.count, bytes[position] != .backtick, bytes[position] != .newline {
            position += 1
        }
        append(.quotedWord, from: start, line: line)
        if byte(at: position) == .backtick {
            position += 1
        }
    }

    mutating func readNumber() {
        let start = position
        while byte(at: position).isWord || byte(at: position) == .dot && byte(at: position + 1).isDigit {
            position += 1
        }
        append(.number, from: start, line: line)
    }

    /// Reads a directive, or a literal with hashes around it.
    mutating func readPound() {
        let start = position
        while byte(at: position) == .pound {
            position += 1
        }
        let hashes = position - start
        switch byte(at: position) {
        case .quote:
            readString(from: start, hashes: hashes)
        case .slash:
            readExtendedRegex(from: start, hashes: hashes)
        default:
            while byte(at: position).isWord {
                position += 1
            }
            append(.directive, from: start, line: line)
        }
    }
}
