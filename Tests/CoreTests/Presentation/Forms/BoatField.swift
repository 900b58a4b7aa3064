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
        self == .built && draft.value(of: .built) == 1 ? Message(en: "Enter a later year.", ja: "もっと後の年") : nil
    }
}

extension FormDraft<BoatField> {
    static let boat: JSONObject = [
        "name": "Lea", "length": .number(2.5), "built": 1990, "insured": true, "launched": "2026-01-15",
        "seen": "2026-01-15T23:30:00.000Z", "note": .null,
    ]

    static func of(_ opening: JSONObject = boat, in language: String = "en", _ zone: String = "Asia/Tokyo") -> Self {
        FormDraft(of: opening, locale: Locale(identifier: language), timeZone: TimeZone(identifier: zone) ?? .gmt)
    }
}
