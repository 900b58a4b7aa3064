import TerminalUI
import Testing

struct TextWidthTests {
    @Test(
        "a text takes the columns that a terminal gives it",
        arguments: [
            ("", 0), ("hello", 5), ("日本語", 6), ("ｶﾅ", 2), ("ＡＢ", 4), ("한국어", 6), ("、。「」ー", 10), ("　", 2), ("𠮷野家", 6),
            ("café", 4), ("é─…①α", 5), ("�", 1), ("✓✗", 2),
        ]
    )
    func texts(_ text: String, _ width: Int) {
        #expect(text.terminalWidth == width)
    }

    @Test(
        "a mark takes no column of its own",
        arguments: [
            ("cafe\u{301}", 4), ("か\u{3099}", 2), ("葛\u{E0100}", 2), ("ร์", 1), ("a\u{20DD}", 1), ("می\u{200C}", 2),
        ]
    )
    func marks(_ text: String, _ width: Int) {
        #expect(text.terminalWidth == width)
    }

    @Test(
        "a syllable of several letters takes the columns of those that stand side by side",
        arguments: [
            ("\u{1112}\u{1161}\u{11AB}", 2), ("का", 2), ("क्ष", 2), ("\u{1100}\u{1100}", 4),
        ]
    )
    func syllables(_ text: String, _ width: Int) {
        #expect(text.terminalWidth == width)
    }

    @Test(
        "an emoji takes two columns, however it is made",
        arguments: [
            "😀", "👍🏽", "⛹🏽", "❤️", "1️⃣", "🇯🇵", "🇯", "👨‍👩‍👧‍👦", "👩‍♀", "❤‍🔥", "🏳️‍🌈", "🏴‍☠️", "👨🏽‍❤️‍💋‍👨🏿", "⌚", "🈁",
        ]
    )
    func emoji(_ text: String) {
        #expect(text.terminalWidth == 2)
    }

    @Test(
        "signs that are emoji only on request, digits and letters take what they take without",
        arguments: [
            ("❤", 1), ("1", 1), ("#", 1), ("©", 1), ("a🏽", 3), ("1🏽", 3),
        ]
    )
    func textPresentation(_ text: String, _ width: Int) {
        #expect(text.terminalWidth == width)
    }

    @Test("what the sanitizer removes has no width")
    func unsafe() {
        #expect("\u{0}\u{1B}\u{200B}\u{FEFF}\u{202E}".terminalWidth == 0)
    }
}
