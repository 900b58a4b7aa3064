import Core
import Foundation

/// The fields of a form with every kind of value.
enum BoatField: String, FormField {
    case name, length, built, insured, launched, seen, note

    var entry: FormEntry {
        switch self {
        case .name: FormEntry(.text(limit: 5), Message(en: "Name", ja: "名前"))
        case .length: FormEntry(.number, Message(en: "Length", ja: "長さ"))
        case .built: FormEntry(.wholeNumber, Message(en: "Built", ja: "建造年"), isOptional: true)
        case .insured: FormEntry(.toggle, Message(en: "Insured", ja: "保険"))
        case .launched: FormEntry(.day, Message(en: "Launched", ja: "進水日"), isOptional: true)
        case .seen: FormEntry(.time, Message(en: "Seen", ja: "確認日時"), isOptional: true)
        case .note: FormEntry(.toggle, Message(en: "Note", ja: "メモ"), isOptional: true)
        }
    }

    func problem(in draft: FormDraft<BoatField>) -> Message? {
        self == .built && draft.value(of: .built) == 1 ? .early : nil
    }
}

extension Message {
    static let early = Message(en: "Enter a later year.", ja: "もっと後の年を入力してください。")
}

extension FormDraft<BoatField> {
    static let boat: JSONObject = [
        "name": "Lea", "length": .number(2.5), "built": 1990, "insured": true, "launched": "2026-01-15",
        "seen": "2026-01-15T23:30:00.000Z", "note": .null,
    ]

    static func of(_ opening: JSONObject = boat, entered: JSONObject = [:], in language: String = "en") -> Self {
        let tokyo = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
        return FormDraft(of: opening, entered: entered, locale: Locale(identifier: language), timeZone: tokyo)
    }
}
