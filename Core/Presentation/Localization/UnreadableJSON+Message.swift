extension UnreadableJSON {
    /// The field and its problem, for example `[3].title: expected a string`. Longer messages contain this text.
    public var detail: Message {
        let (english, japanese) = (path.isEmpty ? "the whole response" : path, path.isEmpty ? "応答全体" : path)
        let words = problem.words
        return Message(en: "\(english): \(words.text(in: .english))", ja: "\(japanese)：\(words.text(in: .japanese))")
    }
}

extension UnreadableJSON.Problem {
    fileprivate var words: Message {
        switch self {
        case .notJSON: Message(en: "it is not JSON, or a number is out of range", ja: "JSON ではないか、数値が範囲外です")
        case .tooDeep: Message(en: "lists and objects are nested too deeply", ja: "配列とオブジェクトの入れ子が深すぎます")
        case .keyTooLong: Message(en: "a key is too long", ja: "キーが長すぎます")
        case .missing: Message(en: "the field is missing", ja: "項目がありません")
        case .wrongType(let kind):
            Message(
                en: "expected \(kind.words.text(in: .english))",
                ja: "\(kind.words.text(in: .japanese))ではありません"
            )
        case .null(let kind):
            Message(
                en: "expected \(kind.words.text(in: .english)), but found null",
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
