import TerminalUI
import Testing

struct ParagraphTests {
    @Test("English text wraps between words, and a word that is longer than a line is split")
    func words() {
        let text = "sunt aut facere repellat provident"
        #expect(Paragraph(text).text(34) == [text])
        #expect(Paragraph(text).text(33) == ["sunt aut facere repellat", "provident"])
        #expect(Paragraph(text).text(20) == ["sunt aut facere", "repellat provident"])
        #expect(Paragraph("excepturi ab").text(5) == ["excep", "turi", "ab"])
        #expect(Paragraph("so excepturi a b").text(6) == ["so", "except", "uri a", "b"])
    }

    @Test("Japanese text wraps between characters, but not before 。 and not after 「")
    func characters() {
        let text = "名前はまだ無い。「どこで生れたか」"
        #expect(Paragraph(text).text(34) == [text])
        #expect(Paragraph(text).text(18) == ["名前はまだ無い。", "「どこで生れたか」"])
        #expect(Paragraph(text).text(14) == ["名前はまだ無", "い。「どこで生", "れたか」"])
        #expect(Paragraph(text).text(5) == ["名前", "はま", "だ無", "い。", "「ど", "こで", "生れ", "た", "か」"])
    }

    @Test("no line starts with 、。」）！？ー or a small kana, and no line ends with 「 or （", arguments: 10...60)
    func kinsoku(_ width: Int) {
        let text = "「はい」、（ええっ！？）スーパーでキャッチ。ティー・カップ…と『本』〜々を、ちょっと“見る”。ｼｬｯﾀｰ､ﾊﾟｰｸ｡"
        for line in Paragraph(text + " " + text).text(width) {
            #expect(!"、。」）！？ーァャュョッィ・…』〜々ょっ”ｬｯｰ､ﾟ｡".contains(line.first ?? "。"), "\(line)")
            #expect(!"「（『“".contains(line.last ?? "「"), "\(line)")
        }
    }

    @Test("a text that mixes Japanese, English and punctuation wraps correctly")
    func mixed() {
        #expect(Paragraph("これはSwift 6.3です。").text(9) == ["これは", "Swift 6.3", "です。"])
        #expect(Paragraph("猫(cat)と犬").text(6) == ["猫", "(cat)", "と犬"])
        #expect(Paragraph("abc ｱｲｳｴｵ").text(6) == ["abc ｱｲ", "ｳｴｵ"])
        #expect(Paragraph("see .gitignore").text(10) == ["see", ".gitignore"])
        // A long word is split earlier, so that no line starts with punctuation.
        #expect(Paragraph("aaaaaaaaaa、bb").text(10) == ["aaaaaaaaa", "a、bb"])
        // A no-break space keeps two words in one line.
        #expect(Paragraph("go to page\u{A0}7").text(10) == ["go to", "page\u{A0}7"])
    }

    @Test("each newline in a text starts a new line, except at the end of the text")
    func newlines() {
        #expect(Paragraph("a\nb\r\n\r\nc\u{2028}d\n\n").text(80) == ["a", "b", "", "c", "d"])
        #expect(Paragraph("\r\n\n").lines(width: 80).isEmpty)
    }

    @Test("spaces at a line break and at the end are removed, and other spaces are kept")
    func spaces() {
        #expect(Paragraph("  let x  =  1   ").text(80) == ["  let x  =  1"])
        #expect(Paragraph("　段落の始め").text(80) == ["　段落の始め"])
        #expect(Paragraph("aaa   bbb").text(4) == ["aaa", "bbb"])
    }

    @Test("every line has the style of the paragraph, and is indented by at most half of the width")
    func indent() {
        let paragraph = Paragraph("optio rep", style: .warning, indent: 4)
        #expect(paragraph.text(10) == ["    optio", "    rep"])
        #expect(paragraph.text(5) == ["  opt", "  io", "  rep"])
        let spans = paragraph.lines(width: 10).flatMap(\.spans)
        #expect(spans.filter { $0.style == .warning }.map(\.text) == ["optio", "rep"])
    }

    @Test("a character that is wider than the screen is replaced by an ellipsis")
    func tooWide() {
        #expect(Paragraph("日a").text(1) == ["…", "a"])
    }

    @Test(
        "a text of 40,000 parts is wrapped, also if it has no space",
        .timeLimit(.minutes(5)),
        arguments: ["x", "。", "a "]
    )
    func longText(_ part: String) {
        #expect(Paragraph(String(repeating: part, count: 40_000)).lines(width: 2).count >= 20_000)
    }
}
