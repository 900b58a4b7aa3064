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
