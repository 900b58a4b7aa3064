// What a slash begins: comments and regular expressions.

extension Lexer {
    /// Reads what a slash begins: a comment, a regular expression, or nothing but itself.
    mutating func readSlash() {
        switch byte(at: position + 1) {
        case .slash:
            skipLine()
        case .star:
            skipComment()
        default:
            guard let end = endOfRegex() else { return readMark() }
            let start = position
            position = end
            append(.literal, from: start, line: line)
        }
    }

    /// Comments nest.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            switch (byte(at: position), byte(at: position + 1)) {
            case (.slash, .star):
                depth += 1
                position += 2
            case (.star, .slash):
                depth -= 1
                position += 2
            case (.newline, _):
                line += 1
                position += 1
            default:
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }
}

// MARK: - Regular expressions

extension Lexer {
    /// Reads `#/…/#`, on one line or, when nothing follows the first slash on its line, on several.
    mutating func readExtendedRegex(from start: Int, hashes: Int) {
        let firstLine = line
        position += 1
        let isMultiline = bytes[position...].first { !$0.isBlank || $0 == .newline } == .newline
        while position < bytes.count {
            switch bytes[position] {
            case .slash where hasHashes(hashes, at: position + 1):
                position += 1 + hashes
                return append(.literal, from: start, line: firstLine)
            case .backslash where byte(at: position + 1) != .newline:
                position += 2
            case .newline:
                guard isMultiline else { return }
                line += 1
                position += 1
            default:
                position += 1
            }
        }
    }

    /// Where `/…/` ends that begins here; `nil` when the slash divides, or is an operator that is handed on.
    private func endOfRegex() -> Int? {
        guard isBeforeValue, !byte(at: position + 1).isBlank else { return nil }
        var depth = 0
        var offset = position + 1
        while offset < bytes.count, bytes[offset] != .newline {
            switch bytes[offset] {
            case .slash: return offset + 1
            case .backslash: offset += 1
            case .openParenthesis: depth += 1
            case .closeParenthesis where depth == 0: return nil
            case .closeParenthesis: depth -= 1
            default: break
            }
            offset += 1
        }
        return nil
    }

    /// Whether a value can begin here: not right behind something, and behind no other value of this line.
    private var isBeforeValue: Bool {
        guard position > 0, let last else { return true }
        switch bytes[position - 1] {
        case .openParenthesis, .openBracket, .openBrace, .comma, .semicolon, .colon: return true
        case .newline: return true
        case let byte where !byte.isBlank: return false
        default: break
        }
        guard last.line == line else { return true }
        switch last.kind {
        case .word: return last.keyword?.precedesExpression ?? false
        case .quotedWord, .number, .literal: return false
        case .directive: return true
        case .mark: return ![.closeParenthesis, .closeBracket, .closeBrace].contains(bytes[Int(last.start)])
        }
    }
}
