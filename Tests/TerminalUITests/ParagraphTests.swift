import TerminalUI
import Testing

struct ParagraphTests {
    private static let english = "sunt aut facere repellat provident occaecati excepturi optio reprehenderit"
    private static let japanese = "吾輩は猫である。名前はまだ無い。「どこで生れたか」とんと見当がつかぬ。"

    @Test(
        "English text wraps between words",
        arguments: [
            (80, [english]),
            (40, ["sunt aut facere repellat provident", "occaecati excepturi optio reprehenderit"]),
            (20, ["sunt aut facere", "repellat provident", "occaecati excepturi", "optio reprehenderit"]),
        ]
    )
    func words(_ width: Int, _ expected: [String]) {
        #expect(Paragraph(Self.english).text(width) == expected)
    }

    @Test("a word that is longer than a line is split, and the next word follows it")
    func longWords() {
        #expect(Paragraph("excepturi ab").text(5) == ["excep", "turi", "ab"])
        #expect(Paragraph("so excepturi a b").text(6) == ["so", "except", "uri a", "b"])
    }

    @Test(
        "Japanese text wraps between characters, but not before 。 and not after 「",
        arguments: [
            (80, [japanese]),
            (40, ["吾輩は猫である。名前はまだ無い。「どこで", "生れたか」とんと見当がつかぬ。"]),
            (20, ["吾輩は猫である。名前", "はまだ無い。「どこで", "生れたか」とんと見当", "がつかぬ。"]),
            (
                5,
                [
                    "吾輩", "は猫", "であ", "る。", "名前", "はま", "だ無", "い。", "「ど", "こで", "生れ", "た", "か」", "とん", "と見", "当が", "つか",
                    "ぬ。",
                ]
            ),
        ]
    )
    func characters(_ width: Int, _ expected: [String]) {
        #expect(Paragraph(Self.japanese).text(width) == expected)
    }

    @Test("no line starts with 、。」）！？ー or a small kana, and no line ends with 「 or （", arguments: 10...60)
    func kinsoku(_ width: Int) {
        let text = "「はい」、（ええっ！？）スーパーでキャッチ。ティー・カップ…と『本』〜々を、ちょっと“見る”。ｼｬｯﾀｰ､ﾊﾟｰｸ｡"
        for line in Paragraph(text + " " + text).text(width) {
            #expect(!"、。」）！？ーァャュョッィ・…』〜々ょっ”ｬｯｰ､ﾟ｡".contains(line.first ?? "。"), "\(line)")
            #expect(!"「（『“".contains(line.last ?? "「"), "\(line)")
        }
    }

    @Test("a long word is split earlier if a line would start with punctuation")
    func brokenWordKinsoku() {
        #expect(Paragraph("aaaaaaaaaa、bb").text(10) == ["aaaaaaaaa", "a、bb"])
    }

    @Test("half-width kana wrap in the same way as full-width kana")
    func halfwidth() {
        #expect(Paragraph("abc ｱｲｳｴｵ").text(6) == ["abc ｱｲ", "ｳｴｵ"])
    }

    @Test("a text that mixes Japanese and English wraps correctly")
    func mixed() {
        #expect(Paragraph("これはSwift 6.3です。").text(9) == ["これは", "Swift 6.3", "です。"])
        #expect(Paragraph("猫(cat)と犬").text(6) == ["猫", "(cat)", "と犬"])
    }

    @Test("a word can start with a symbol, for example .gitignore")
    func leadingSigns() {
        #expect(Paragraph("see .gitignore").text(10) == ["see", ".gitignore"])
    }

    @Test("a no-break space keeps two words in one line")
    func noBreakSpace() {
        #expect(Paragraph("go to page\u{A0}7").text(10) == ["go to", "page\u{A0}7"])
    }

    @Test("each newline in a text starts a new line, except at the end of the text")
    func newlines() {
        #expect(Paragraph("a\nb\r\n\r\nc\u{2028}d\n\n").text(80) == ["a", "b", "", "c", "d"])
    }

    @Test("an empty text has no lines", arguments: ["", "\n", "\r\n\n"])
    func empty(_ text: String) {
        #expect(Paragraph(text).lines(width: 80).isEmpty)
    }

    @Test("spaces at a line break and at the end are removed, and other spaces are kept")
    func spaces() {
        #expect(Paragraph("  let x  =  1   ").text(80) == ["  let x  =  1"])
        #expect(Paragraph("　段落の始め").text(80) == ["　段落の始め"])
        #expect(Paragraph("aaa   bbb").text(4) == ["aaa", "bbb"])
    }

    @Test(
        "every line is indented by at most half of the width",
        arguments: [
            (20, ["    optio", "    reprehenderit"]),
            (5, ["  opt", "  io", "  rep", "  reh", "  end", "  eri", "  t"]),
            (1, "optioreprehenderit".map(String.init)),
        ]
    )
    func indent(_ width: Int, _ expected: [String]) {
        #expect(Paragraph("optio reprehenderit", indent: 4).text(width) == expected)
    }

    @Test("a character that is wider than the page is replaced by an ellipsis")
    func tooWide() {
        #expect(Paragraph("日a").text(1) == ["…", "a"])
    }

    @Test("every line of a paragraph has the style of the paragraph")
    func style() {
        let spans = Paragraph("optio reprehenderit", style: .warning).lines(width: 13).flatMap(\.spans)
        #expect(spans == [StyledText("optio", style: .warning), StyledText("reprehenderit", style: .warning)])
    }

    @Test(
        "the time to wrap a long text is linear in its length",
        .timeLimit(.minutes(5)),
        arguments: ["x", "。", "あ", "a "]
    )
    func longText(_ part: String) {
        #expect(Paragraph(String(repeating: part, count: 40_000)).lines(width: 2).count >= 20_000)
    }
}
