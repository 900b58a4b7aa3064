/// Where a line may end: after a space, and next to any Japanese character, but for the rules of kinsoku (JIS X 4051).
enum LineBreak {
    /// Whether a line may end after `previous` and the next begin with `next`, which have spaces between them or not.
    static func isAllowed(between previous: Character, and next: Character, spaced: Bool) -> Bool {
        (spaced || previous.isIdeographic || next.isIdeographic)
            && !isForbidden(between: previous, and: next, spaced: spaced)
    }

    /// Whether kinsoku keeps the two together, even inside a word that has to be broken.
    static func isForbidden(between previous: Character, and next: Character, spaced: Bool = false) -> Bool {
        next.isOne(of: neverFirst, spaced: spaced) || previous.isOne(of: neverLast, spaced: spaced)
    }

    private static let neverFirst = Set(
        """
        、。，．・：；？！‼⁇⁈⁉…‥ー〜～゠–”’）］｝」』】〕〉》〙〗｠»々〻ゝゞヽヾゞ゛゜%％‰℃\
        ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ\
        ｡､｣･ｧｨｩｪｫｬｭｮｯｰﾞﾟ,.:;!?)]}
        """.unicodeScalars
    )
    private static let neverLast = Set("（［｛「『【〔〈《〘〖｟｢“‘«([{¥￥$＄#＃№".unicodeScalars)
}

extension Character {
    /// Whether the character is a word of its own, as far as wrapping goes.
    fileprivate var isIdeographic: Bool {
        terminalWidth > 1 || "\u{FF61}"..."\u{FF9F}" ~= self
    }

    /// Between words, ASCII signs are free: a line may begin with `.gitignore`.
    fileprivate func isOne(of scalars: Set<Unicode.Scalar>, spaced: Bool) -> Bool {
        scalars.contains(unicodeScalars[unicodeScalars.startIndex]) && !(spaced && isASCII)
    }
}
