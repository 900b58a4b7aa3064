import TerminalUI
import Testing

struct TextWidthTests {
    @Test(
        "the width of a text is its number of columns in a terminal",
        arguments: [
            ("", 0), ("hello", 5), ("日本語", 6), ("ｶﾅ", 2), ("ＡＢ", 4), ("한국어", 6), ("、。「」ー", 10), ("　", 2), ("𠮷野家", 6),
            ("é─…①α", 5), ("�", 1), ("✓✗", 2),
            // Characters with combining marks, and syllables of several letters.
            ("cafe\u{301}", 4), ("か\u{3099}", 2), ("葛\u{E0100}", 2), ("ร์", 1), ("a\u{20DD}", 1), ("می\u{200C}", 2),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("का", 2), ("क्ष", 2), ("\u{1100}\u{1100}", 4),
            // Characters that are unsafe for a terminal have no width.
            ("\u{0}\u{1B}\u{200B}\u{FEFF}\u{202E}", 0),
        ]
    )
    func texts(_ text: String, _ width: Int) {
        #expect(text.terminalWidth == width)
    }

    @Test(
        "an emoji has a width of two columns, even if it has many scalars",
        arguments: [
            "😀", "👍🏽", "⛹🏽", "❤️", "1️⃣", "🇯🇵", "🇯", "👨‍👩‍👧‍👦", "👩‍♀", "❤‍🔥", "🏳️‍🌈", "🏴‍☠️", "👨🏽‍❤️‍💋‍👨🏿", "⌚", "🈁",
        ]
    )
    func emoji(_ text: String) {
        #expect(text.terminalWidth == 2)
    }

    @Test(
        "without an emoji selector, a symbol or a digit has one column, and a skin tone after it has two more",
        arguments: [("❤", 1), ("1", 1), ("©", 1), ("a🏽", 3), ("1🏽", 3)]
    )
    func textPresentation(_ text: String, _ width: Int) {
        #expect(text.terminalWidth == width)
    }
}
