/// Breaks a text into lines. Each line contains as many words as fit.
struct WordWrap {
    private let width: Int
    private var lines: [String] = []
    private var line = ""
    private var lineWidth = 0

    private init(width: Int) {
        self.width = width
    }

    /// Returns lines of at most `width` columns. `width` must be 1 or more. Spaces at a line break are removed. A word
    /// that is longer than a line is broken. A character that is wider than a line becomes `…`.
    static func lines(of text: String, width: Int) -> [String] {
        var wrap = WordWrap(width: width)
        for word in words(of: text.map { $0.terminalWidth > width ? "…" : $0 }) {
            wrap.add(word)
        }
        return wrap.lines + [wrap.line]
    }
}

extension WordWrap {
    /// Characters that stay on the same line if possible, and the spaces before them.
    private struct Word {
        var space: String
        var characters: [Character]
    }

    private static func words(of text: [Character]) -> [Word] {
        var words: [Word] = []
        var space = ""
        for character in text {
            if character.isWhitespace, character != "\u{A0}", character != "\u{202F}" {
                space.append(character)
                continue
            }
            if let previous = words.last?.characters.last,
                !LineBreak.isAllowed(between: previous, and: character, spaced: !space.isEmpty)
            {
                words[words.count - 1].characters += space + [character]
            } else {
                words.append(Word(space: space, characters: [character]))
            }
            space = ""
        }
        return words
    }

    private mutating func add(_ word: Word) {
        let wordWidth = word.characters.terminalWidth
        let spaceWidth = word.space.terminalWidth
        guard lineWidth + spaceWidth + wordWidth > width else {
            line += word.space + String(word.characters)
            lineWidth += spaceWidth + wordWidth
            return
        }
        if !line.isEmpty {
            lines.append(line)
        }
        var rest = word.characters[...]
        var restWidth = wordWidth
        while restWidth > width {
            let piece = head(of: rest)
            lines.append(String(piece))
            rest = rest.dropFirst(piece.count)
            restWidth -= piece.terminalWidth
        }
        line = String(rest)
        lineWidth = restWidth
    }

    /// Returns the first part of a long word, for one line. If possible, it ends where the kinsoku rules allow a break.
    private func head(of word: ArraySlice<Character>) -> ArraySlice<Character> {
        let fitting = word.prefix(columns: width)
        var head = fitting
        while let last = head.last, let next = word.dropFirst(head.count).first {
            guard LineBreak.isForbidden(between: last, and: next) else { return head }
            head = head.dropLast()
        }
        return fitting
    }
}

extension Sequence<Character> {
    fileprivate var terminalWidth: Int {
        reduce(0) { $0 + $1.terminalWidth }
    }
}
