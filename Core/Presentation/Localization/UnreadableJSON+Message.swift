extension UnreadableJSON {
    /// The field and what is wrong with it, as `[3].title: a string was expected`; no whole sentence.
    public var detail: Message {
        if path.isEmpty, case .malformed = problem { return Message(en: "not JSON", ja: "JSON ではありません") }
        let (english, japanese) = (path.isEmpty ? "the whole answer" : path, path.isEmpty ? "応答全体" : path)
        return Message(
            en: "\(english): \(problem.words.text(in: .english))",
            ja: "\(japanese)：\(problem.words.text(in: .japanese))"
        )
    }
}

extension UnreadableJSON.Problem {
    fileprivate var words: Message {
        switch self {
        case .notUTF8: Message(en: "not UTF-8", ja: "UTF-8 ではありません")
        case .truncated: Message(en: "cut off", ja: "途中で切れています")
        case .malformed(let byte): Message(en: "not JSON at byte \(byte)", ja: "先頭から \(byte) バイトの位置が JSON ではありません")
        case .tooDeep: Message(en: "nested too deep", ja: "入れ子が深すぎます")
        case .keyTooLong: Message(en: "the name is too long", ja: "キーが長すぎます")
        case .duplicateKey: Message(en: "there twice", ja: "重複しています")
        case .numberThatDoesNotFit: Message(en: "a number that does not fit", ja: "扱える範囲を超えた数値です")
        case .missing: Message(en: "missing", ja: "項目がありません")
        case .wrongType(let kind):
            Message(
                en: "\(kind.words.text(in: .english)) was expected",
                ja: "\(kind.words.text(in: .japanese))ではありません"
            )
        case .null(let kind):
            Message(
                en: "\(kind.words.text(in: .english)) was expected, not null",
                ja: "\(kind.words.text(in: .japanese))ではなく null です"
            )
        case .invalid(let reason): Message(en: reason, ja: reason)
        }
    }
}

extension UnreadableJSON.Kind {
    fileprivate var words: Message {
        switch self {
        case .object: Message(en: "an object", ja: "オブジェクト")
        case .list: Message(en: "a list", ja: "配列")
        case .string: Message(en: "a string", ja: "文字列")
        case .number: Message(en: "a number", ja: "数値")
        case .truthValue: Message(en: "true or false", ja: "真偽値")
        }
    }
}
