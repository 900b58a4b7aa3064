extension Unicode.Scalar {
    /// Whether this scalar must not be written to a terminal or a log. Unsafe are control characters, which start every
    /// escape sequence, line separators, invisible characters, and characters that change the direction of text.
    ///
    /// Joiners and variation selectors are safe, because emoji, Persian words and kanji of names need them.
    public var isUnsafeForTerminal: Bool {
        // Most text is ASCII, and Unicode properties are slow.
        guard !isASCII else { return !(0x20...0x7E ~= value) }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: isInvisible
        }
    }
}

extension String {
    /// The text in one line, without unsafe characters. A text that is safe already does not change.
    ///
    /// - A newline or a tab becomes a space.
    /// - Any other control character becomes `�`. The rest of an escape sequence stays: `ESC[31m` becomes `�[31m`.
    /// - A character that changes the direction of text (a bidirectional embedding, override or isolate) becomes `�`.
    /// - Other invisible characters are removed.
    /// - A combining mark at the start gets a `�` before it, so that it does not combine with the text before it.
    /// - A character keeps at most 10 scalars, the length of the longest emoji. A longer one keeps 9 and ends with `�`.
    public var sanitizedForTerminal: String {
        guard !isPrintableASCII else { return self }
        var text = String(visibleScalars)
        if text.startsWithMark {
            text.unicodeScalars.insert(.replacement, at: text.startIndex)
        }
        return text.map(\.bounded).joined()
    }

    private var visibleScalars: UnicodeScalarView {
        guard unicodeScalars.contains(where: \.isUnsafeForTerminal) else { return unicodeScalars }
        var visible = UnicodeScalarView()
        for character in self {
            if character.isNewline || character == "\t" {
                visible.append(" ")
            } else {
                visible.append(contentsOf: character.unicodeScalars.lazy.compactMap(\.shown))
            }
        }
        return visible
    }

    private var startsWithMark: Bool {
        unicodeScalars.first.map { "x\($0)".count == 1 } ?? false
    }
}

extension StringProtocol {
    /// Whether the text is only ASCII without control characters. Such text is safe, and each character has one column.
    var isPrintableASCII: Bool {
        utf8.allSatisfy { 0x20...0x7E ~= $0 }
    }
}

extension Character {
    private static let longest = 10

    fileprivate var bounded: String {
        guard unicodeScalars.count > Self.longest else { return String(self) }
        var bounded = String.UnicodeScalarView(unicodeScalars.prefix(Self.longest - 1))
        bounded.append(.replacement)
        return String(bounded)
    }
}

extension Unicode.Scalar {
    fileprivate static let replacement: Unicode.Scalar = "\u{FFFD}"

    /// The scalar in a safe text: the same, a replacement, or `nil` if it is removed.
    fileprivate var shown: Unicode.Scalar? {
        guard isUnsafeForTerminal else { return self }
        return isInvisible && !reordersText ? nil : .replacement
    }

    private var isInvisible: Bool {
        switch self {
        case "\u{200C}", "\u{200D}": false
        case "\u{FFF9}"..."\u{FFFB}": true
        default: properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
        }
    }

    private var reordersText: Bool {
        switch self {
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: false
        }
    }
}
