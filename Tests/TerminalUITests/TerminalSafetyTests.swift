import TerminalUI
import Testing

struct TerminalSafetyTests {
    @Test(
        "a text in any script does not change, even with accents, joiners, variant selectors or emoji",
        arguments: [
            "", "Hello, world!", "日本語、です。", "cafe\u{301}", "か\u{3099}", "नमस्ते", "ไทย", "سلام", "한국어",
            "می\u{200C}خواهم",
            "葛\u{E0100}城", "👍🏽", "🇯🇵", "❤️", "1️⃣", "👨🏽‍❤️‍💋‍👨🏿",
        ]
    )
    func ordinaryText(_ text: String) {
        #expect(Array(text.sanitizedForTerminal.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test(
        "an escape character is replaced, and the rest of the escape sequence is visible",
        arguments: [
            ("\u{1B}[31mred\u{1B}]8;;https://evil.example\u{1B}\\", "�[31mred�]8;;https://evil.example�\\"),
            ("\u{9B}2Jgone\u{9D}0;t\u{9C}", "�2Jgone�0;t�"), ("a\u{8}b\u{0}c\u{7F}d\u{7}", "a�b�c�d�"),
        ]
    )
    func escapeSequences(_ text: String, _ expected: String) {
        #expect(text.sanitizedForTerminal == expected)
    }

    @Test("a tab and every kind of newline are replaced by one space")
    func newlines() {
        let text = "a\nb\r\nc\rd\te\u{B}f\u{C}g\u{85}h\u{2028}i\u{2029}j"
        #expect(text.sanitizedForTerminal == "a b c d e f g h i j")
    }

    @Test("a character that changes the direction of text is replaced")
    func reordering() {
        for scalar in [0x202A...0x202E, 0x2066...0x2069].joined().compactMap(Unicode.Scalar.init) {
            #expect("user\(scalar)txt.exe".sanitizedForTerminal == "user�txt.exe")
        }
    }

    @Test(
        "an invisible character is removed",
        arguments: [0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2060, 0x3164, 0xFEFF, 0xFFF9, 0xE0001, 0xE007F]
    )
    func invisible(_ value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect("pay\(scalar)pal".sanitizedForTerminal == "paypal")
    }

    @Test("if a letter has too many marks, the last marks are replaced by one replacement character")
    func piledMarks() {
        let marks = String(repeating: "\u{301}", count: 50)
        let safe = "Z\(marks)a".sanitizedForTerminal
        #expect(safe == "Z" + marks.unicodeScalars.prefix(8).map(String.init).joined() + "�a")
    }

    @Test(
        "a combining mark at the start of a text does not combine with the text before it",
        arguments: ["\u{301}x", "\u{FE0F}", "\u{200D}🚀", "\u{E0101}"]
    )
    func leadingMark(_ text: String) {
        #expect(text.sanitizedForTerminal.first?.unicodeScalars.first == "\u{FFFD}")
    }

    @Test("making a text safe for a second time does not change it", arguments: Samples.hostile)
    func idempotence(_ text: String) {
        let once = text.sanitizedForTerminal
        #expect(Array(once.sanitizedForTerminal.unicodeScalars) == Array(once.unicodeScalars))
    }

    @Test("a scalar is removed or replaced if it is unsafe, and otherwise kept")
    func predicate() {
        let planesInUse = [0...0x323AF, 0xE0000...0xE0FFF] as [ClosedRange<UInt32>]
        for scalar in planesInUse.joined().lazy.compactMap(Unicode.Scalar.init) {
            let isKept = "x\(scalar)".sanitizedForTerminal.unicodeScalars.contains(scalar)
            if isKept == scalar.isUnsafeForTerminal, scalar != "\u{FFFD}" {
                Issue.record("U+\(String(scalar.value, radix: 16)) is wrongly \(isKept ? "kept" : "removed").")
            }
        }
    }

    @Test(
        "a text of 100,000 parts is made safe",
        .timeLimit(.minutes(5)),
        arguments: ["あ", "\u{1B}", "\u{301}", "👩‍", "\u{1100}", "\u{200B}"]
    )
    func longText(_ part: String) {
        let text = String(repeating: part, count: 100_000).sanitizedForTerminal
        #expect(text.unicodeScalars.allSatisfy { !$0.isUnsafeForTerminal })
    }
}
