import TestSupport

/// Texts from a server that could damage the output on a terminal.
enum HostileText {
    /// All texts with `scripts/test --all`.
    static let some = all.drawn(3, seed: 1)

    private static let long = triesAll ? 10_000 : 1_000

    private static let all = [
        escapes,
        "\u{9B}31mred\u{9D}0;t\u{9C}",
        "one\ntwo\r\nthree\rfour\tfive\u{2028}six",
        bidirectional,
        "👩‍👩‍👧‍👦🏳️‍🌈 絵文字と日本語の長い題名がここにあります。改行も切り詰めも正しく行われるはずです。",
        String(repeating: "あ", count: long),
        String(repeating: "x", count: long),
        "a" + String(repeating: "\u{301}", count: long),
        "\u{0}\u{8}\u{7F}\u{FEFF}",
        "",
    ]

    /// Escape sequences that clear the terminal, change its title, and print a link.
    static let escapes = "\u{1B}[2J\u{1B}]0;owned\u{7}\u{1B}]8;;https://evil.example\u{1B}\\link"

    /// A text that changes the direction of the text after it.
    static let bidirectional = "user\u{202E}txt.exe\u{2066}x\u{2069}\u{200F}"
}

extension String {
    /// Returns `true` if this output contains the beginning of the first word of `text`, or if `text` has no word.
    func shows(_ text: String) -> Bool {
        let words = text.unicodeScalars.split { !$0.properties.isAlphabetic }.map { $0.prefix(3) }
        return words.first { $0.count == 3 }.map { contains(String(String.UnicodeScalarView($0))) } ?? true
    }

    /// Returns `true` if the text has no characters that control a terminal. Newlines are allowed.
    var isHarmless: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x0A: true
            case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: false
            default: ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
            }
        }
    }
}
