extension StringProtocol {
    /// The width in terminal columns. Full-width characters and emoji have two columns. Nonspacing marks have no width.
    package var terminalWidth: Int {
        isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.terminalWidth }
    }
}

extension Collection<Character> {
    /// Returns as many characters from the start of the text as fit into this number of terminal columns.
    func prefix(columns: Int) -> SubSequence {
        var room = columns
        return prefix { character in
            room -= character.terminalWidth
            return room >= 0
        }
    }
}

extension Character {
    /// The width in terminal columns. An emoji has two columns, even if it has many scalars.
    package var terminalWidth: Int {
        isEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.terminalWidth }
    }

    private var isEmoji: Bool {
        let base = unicodeScalars[unicodeScalars.startIndex].properties
        guard base.isEmoji else { return false }
        return base.isEmojiPresentation
            || unicodeScalars.dropFirst().contains { scalar in
                switch scalar {
                case "\u{FE0F}", "\u{200D}": true
                default: base.isEmojiModifierBase && scalar.properties.isEmojiModifier
                }
            }
    }
}

extension Unicode.Scalar {
    fileprivate var terminalWidth: Int {
        if isZeroWidth { return 0 }
        return isWide ? 2 : 1
    }

    private var isZeroWidth: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark: true
        default: properties.isDefaultIgnorableCodePoint || isFollowingJamo
        }
    }

    /// Whether this scalar is a Korean vowel or final consonant, which is drawn together with the consonant before it.
    private var isFollowingJamo: Bool {
        0x1160...0x11FF ~= value || 0xD7B0...0xD7FB ~= value
    }

    private var isWide: Bool {
        guard value >= 0x1100 else { return false }
        return properties.isEmojiPresentation
            || Self.wide.first { value <= $0.upperBound }.map { $0.lowerBound <= value } ?? false
    }

    /// The scalars, except emoji, that have two columns. They are Wide or Fullwidth in Unicode 17 (UAX #11). Ranges are
    /// joined if only unassigned scalars or marks are between them.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
        0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FE3, 0x16FF2...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265,
        0x20000...0x3FFFD,
    ]
}
