import Core

extension SampleThingItem {
    /// All fields with their labels, in the order in which the screens show them.
    func fieldTexts(in language: Language) -> [FieldText] {
        [
            // A field that is added later needs a line here.
            FieldText(self.sampleField, label: Message(en: "Sample label", ja: "サンプルラベル"), in: language)
        ]
    }
}
