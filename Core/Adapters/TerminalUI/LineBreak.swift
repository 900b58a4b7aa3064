/// The places where a line can end: at a space, and before or after a wide character such as `あ`. The kinsoku rules
/// (JIS X 4051) forbid some of these places.
enum LineBreak {
    /// Whether a line can end after `previous`. `spaced` is true if there are spaces before `next`.
    static func isAllowed(between previous: Character, and next: Character, spaced: Bool) -> Bool {
        (spaced || previous.isIdeographic || next.isIdeographic)
            && !isForbidden(between: previous, and: next, spaced: spaced)
    }

    /// Whether the kinsoku rules forbid a line break between these characters. The rules also apply inside a long word.
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
    /// Whether a line can end before and after this character, unless a kinsoku rule forbids it.
    fileprivate var isIdeographic: Bool {
        terminalWidth > 1 || "\u{FF61}"..."\u{FF9F}" ~= self
    }

    /// Whether `scalars` contains the character. If `spaced` is true, the result for ASCII is false, so that a line can
    /// start with `.gitignore`.
    fileprivate func isOne(of scalars: Set<Unicode.Scalar>, spaced: Bool) -> Bool {
        scalars.contains(unicodeScalars[unicodeScalars.startIndex]) && !(spaced && isASCII)
    }
}
