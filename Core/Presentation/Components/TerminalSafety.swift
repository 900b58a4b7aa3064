extension Unicode.Scalar {
    /// Whether this scalar of a text from outside must not reach a terminal or a log: it would act on the screen
    /// (controls, and so every escape sequence), begin a line, reorder its neighbours, or be there without being seen.
    ///
    /// Joiners and variation selectors are safe: emoji, Persian and the kanji of names are written with them.
    public var isUnsafeForTerminal: Bool {
        // The tables of Unicode are slow to look into, and most of what there is to show is ASCII.
        guard !isASCII else { return !(0x20...0x7E ~= value) }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: isInvisible
        }
    }
}

extension String {
    /// The text as one line that only shows itself; sanitizing it again changes nothing.
    ///
    /// - A newline or a tab becomes a space.
    /// - Any other control, and a bidirectional embedding, override or isolate, becomes `�`: a text that tried to act
    ///   should look like one. Of an escape sequence the harmless rest stays: `ESC[31m` becomes `�[31m`.
    /// - What is invisible anyway goes without a trace.
    /// - A mark at the start gets `�` to stand on, or it would join what stands before the text.
    /// - A character of more than ten scalars, the length of the longest emoji, keeps nine and ends in `�`.
    public var sanitizedForTerminal: String {
        guard !isPrintableASCII else { return self }
        var text = String(visibleScalars)
        if text.startsWithMark {
            text.unicodeScalars.insert(.replacement, at: text.startIndex)
        }
        return text.contains(where: \.isTooLong) ? text.map(\.bounded).joined() : text
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
    /// Whether every scalar is ASCII, takes one column and is safe.
    var isPrintableASCII: Bool {
        utf8.allSatisfy { 0x20...0x7E ~= $0 }
    }
}

extension Character {
    private static let longest = 10

    fileprivate var isTooLong: Bool {
        unicodeScalars.count > Self.longest
    }

    fileprivate var bounded: String {
        guard isTooLong else { return String(self) }
        var bounded = String.UnicodeScalarView(unicodeScalars.prefix(Self.longest - 1))
        bounded.append(.replacement)
        return String(bounded)
    }
}

extension Unicode.Scalar {
    fileprivate static let replacement: Unicode.Scalar = "\u{FFFD}"

    /// What stands for the scalar in a safe text, or `nil` for nothing.
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
