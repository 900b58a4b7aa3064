public import Core
public import Foundation

extension SampleThingItem {
    /// All fields with their labels, in the order in which the screens show them.
    public func fieldTexts(in language: Language, timeZone: TimeZone = .current) -> [FieldText] {
        [
            // One line for each field.
            FieldText(self.sampleField, label: Message(en: "Sample label", ja: "サンプルラベル"), in: language)
        ]
    }
}
#if CHOICE

extension SampleThingSampleChoice {
    /// What the user sees.
    public var label: Message {
        switch self {
        case .sampleCase: Message(en: "Sample value", ja: "サンプル値")
        case .other(let value): Message(en: "\(value)", ja: "\(value)")
        }
    }
}
#endif
