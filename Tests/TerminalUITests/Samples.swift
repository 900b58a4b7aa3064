import TerminalUI

/// Sample texts that are difficult to lay out, for example with control characters, emoji or very long words.
enum Samples {
    static let hostile: [String] = [
        "", " ", "   \n  \n", "\n\n\n", "　　全角の空白　　", "a\u{A0}b \u{A0}", "trailing   ",
        "\u{1B}[31mred\u{1B}[0m \u{1B}]0;title\u{7}\u{1B}[2J", "\u{9B}31m\u{90}q\u{9C}", "\u{0}\u{8}\u{7F}\r\r\n\t\t",
        "user\u{202E}gpj.exe \u{2066}isolated\u{2069} \u{200F}\u{61C}", "zero\u{200B}width\u{FEFF}\u{2060} \u{3164}",
        "\u{E0001}\u{E0041}tags\u{E007F}", "a\u{2028}b\u{2029}c\u{85}d",
        "Z" + String(repeating: "\u{301}\u{317}\u{35B}", count: 40) + "algo",
        "\u{301}\u{FE0F}\u{200D}starts with marks",
        String(repeating: "\u{1100}", count: 50) + "\u{1161}", String(repeating: "\u{600}", count: 30),
        String(repeating: "क्", count: 40), String(repeating: "👩\u{200D}", count: 60), "🇯🇵🇺🇸🇯",
        "👨‍👩‍👧‍👦👨🏽‍❤️‍💋‍👨🏿🏳️‍🌈1️⃣❤️‍🔥a🏽",
        String(repeating: "あ", count: 60), String(repeating: "。", count: 60), String(repeating: "「", count: 60),
        "吾輩は猫である。名前はまだ無い。「どこで生れたか」とんと見当がつかぬ。（ニャーニャー泣いていた事だけ）は記憶している！？",
        "ｶﾞｷﾞｸﾞ､ｹﾞｺﾞ｡ﾊﾟｰﾃｨｰ", "한국어 텍스트도 있습니다", "السلام عليكم ﷺ ﷽", "สวัสดีครับ ภาษาไทย", "नमस्ते दुनिया",
        String(repeating: "x", count: 110), "https://example.com/" + String(repeating: "a.b,c;d!", count: 12),
        "sunt aut facere repellat\nprovident occaecati excepturi (optio) reprehenderit\r\n\r\nquia et suscipit",
    ]
}
