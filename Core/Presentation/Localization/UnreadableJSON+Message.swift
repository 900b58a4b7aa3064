extension UnreadableJSON {
    /// The field and its problem, for example `[3].title: expected a string`. Longer messages contain this text.
    package var detail: Message {
        let place = path.isEmpty ? Message(en: "the whole response", ja: "応答全体") : Message(en: "\(path)", ja: "\(path)")
        return Message(en: "\(place): \(problem.words)", ja: "\(place)：\(problem.words)")
    }
}

extension UnreadableJSON.Problem {
    fileprivate var words: Message {
        switch self {
        case .notJSON: Message(en: "it is not JSON, or a number is out of range", ja: "JSON ではないか、数値が範囲外です")
        case .tooDeep: Message(en: "lists and objects are nested too deeply", ja: "配列とオブジェクトの入れ子が深すぎます")
        case .keyTooLong: Message(en: "a key is too long", ja: "キーが長すぎます")
        case .missing: Message(en: "the field is missing", ja: "項目がありません")
        case .wrongType(let type): Message(en: "expected \(type.words)", ja: "\(type.words)ではありません")
        case .null(let type):
            Message(en: "expected \(type.words), but found null", ja: "\(type.words)ではなく null です")
        case .invalid(let reason): Message(en: "\(reason)", ja: "\(reason)")
        }
    }
}

extension UnreadableJSON.JSONType {
    fileprivate var words: Message {
        switch self {
        case .string: Message(en: "a string", ja: "文字列")
        case .number: Message(en: "a number", ja: "数値")
        case .bool: Message(en: "true or false", ja: "真偽値")
        case .list: Message(en: "a list", ja: "配列")
        case .object: Message(en: "an object", ja: "オブジェクト")
        }
    }
}
