extension Unicode.Scalar {
    /// Whether it is unsafe to write this scalar to a terminal or a log. Control characters, line separators, invisible
    /// characters and characters that change the direction of text are unsafe. Every escape sequence starts with a
    /// control character.
    ///
    /// Variation selectors, U+200C and U+200D are safe, because emoji, Persian words and kanji in names need them.
    package var isUnsafeForTerminal: Bool {
        // Most text is ASCII. This check is much faster than reading Unicode properties.
        guard !isASCII else { return !(0x20...0x7E ~= value) }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: isInvisible
        }
    }
}

extension String {
    /// The text in one line, without unsafe characters. `StyledText.init` describes how they are replaced or removed.
    package var sanitizedForTerminal: String {
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
                visible.append(contentsOf: character.unicodeScalars.lazy.compactMap(\.visible))
            }
        }
        return visible
    }

    private var startsWithMark: Bool {
        unicodeScalars.first.map { "x\($0)".count == 1 } ?? false
    }
}

extension StringProtocol {
    /// Whether the text has only ASCII and no control characters. Such text is safe, and each character has one column.
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

    /// The scalar to write instead of this scalar. A safe scalar does not change. `nil` means that nothing is written.
    fileprivate var visible: Unicode.Scalar? {
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
