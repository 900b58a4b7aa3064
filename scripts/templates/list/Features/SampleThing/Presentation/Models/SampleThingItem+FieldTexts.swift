public import Core
public import Foundation

extension SampleThingItem {
    /// All fields with their labels, in the order in which the screens show them. The first one is the title of a
    /// row, which also shows the next two.
    public func fieldTexts(in language: Language, timeZone: TimeZone = .current) -> [FieldText] {
        [
            // One line for each field.
            FieldText(self.sampleField, label: Message(en: "Sample label", ja: "サンプルラベル"), in: language)
        ]
    }
    #if BOOL

    /// The fields without `sampleToggle`, for which a row has a symbol.
    public func rowTexts(in language: Language, timeZone: TimeZone) -> [FieldText] {
        let toggle = FieldText(sampleToggle, label: SampleThingField.sampleToggle.label, in: language)
        return fieldTexts(in: language, timeZone: timeZone).filter { $0 != toggle }
    }
    #endif
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
    #if CRUD

    /// What the user can choose in a form.
    static var choices: [FormChoice] { allCases.map { FormChoice($0.rawValue, $0.label) } }
    #endif
}
#endif
