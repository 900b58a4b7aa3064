import Foundation

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
        case .wrongType(let type):
            Message(en: "expected \(type)", ja: "\(type)ではありません")
        case .null(let type):
            Message(en: "expected \(type), but found null", ja: "\(type)ではなく null です")
        case .invalid(let reason): Message(en: "\(reason)", ja: "\(reason)")
        }
    }
}

extension Message {
    /// The name of the JSON type that is decoded as a Swift type, for example `a string`.
    init(nameOf type: any Any.Type) {
        self =
            switch type {
            case is String.Type: Message(en: "a string", ja: "文字列")
            case is Int.Type, is Double.Type, is Decimal.Type: Message(en: "a number", ja: "数値")
            case is Bool.Type: Message(en: "true or false", ja: "真偽値")
            case is any Collection.Type where "\(type)".hasPrefix("Array"): Message(en: "a list", ja: "配列")
            default: Message(en: "an object", ja: "オブジェクト")
            }
    }
}
