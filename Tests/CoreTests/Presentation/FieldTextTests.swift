import Core
import Foundation
import Testing

@Suite("FieldText")
struct FieldTextTests {
    private let label = Message(en: "Label", ja: "ラベル")

    @Test(
        "numbers and dates have the same form in all languages, and a missing value is empty",
        arguments: Language.allCases
    )
    func formats(language: Language) {
        let fields = [
            FieldText("a", label: label, in: language), FieldText(12_345, label: label, in: language),
            FieldText(1_234.5, label: label, in: language), FieldText(25.0, label: label, in: language),
            FieldText(Date(timeIntervalSince1970: 1_767_346_200.25), label: label, in: language),
            FieldText(Date(timeIntervalSince1970: 1_767_312_000), label: label, in: language),
            FieldText(nil as Int?, label: label, in: language), FieldText(nil as Date?, label: label, in: language),
        ]
        #expect(fields.map(\.value) == ["a", "12345", "1234.5", "25", "2026-01-02 09:30:00", "2026-01-02", "", ""])
        #expect(fields.allSatisfy { $0.label == label.text(in: language) })
    }

    @Test("yes and no are in the language of the user")
    func translates() {
        #expect(FieldText(true, label: label, in: .english).value == "Yes")
        #expect(FieldText(false, label: label, in: .japanese).value == "いいえ")
    }
}
