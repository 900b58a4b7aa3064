import Core
import Foundation
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

private enum BoatField: String, FormField {
    case name, insured, leased, launched, length

    var entry: FormEntry {
        switch self {
        case .name: FormEntry(.text(limit: 5), Message(en: "Name", ja: "名前"))
        case .insured: FormEntry(.toggle, Message(en: "Insured", ja: "保険"), isOptional: true)
        case .leased: FormEntry(.toggle, Message(en: "Leased", ja: "リース"))
        case .launched: FormEntry(.day, Message(en: "Launched", ja: "進水日"), isOptional: true)
        case .length: FormEntry(.number, Message(en: "Length", ja: "長さ"))
        }
    }
}

private enum BoatError: FormFailure {
    case invalidFields([BoatField: Message])

    var code: String { "invalid_fields" }
    var message: Message { BoatField.message(of: problems) }
    var problems: [BoatField: Message] { if case .invalidFields(let problems) = self { problems } else { [:] } }
}

@MainActor @Suite("A form in SwiftUI with several kinds of fields", .exhaustive)
struct FormViewTests {
    private let form: FormStore<String, BoatError>
    private let screen: Screen

    init() {
        let form = FormStore<String, BoatError>(FormDraft(locale: Locale(identifier: "en"))) { $0[.name] }
        self.form = form
        screen = Screen(inStack: Form(form: form), in: .english)
    }

    private struct Form: View {
        let form: FormStore<String, BoatError>
        var body: some View {
            FormView(form.state, title: Message(en: "Boat", ja: "ボート"), actions: form)
        }
    }

    @Test("a toggle has two values, and three if it is optional. A day can be chosen and removed")
    func chooses() throws {
        try screen.press("Leased")
        #expect(screen.pickers.map(\.options) == [["Not Set", "Yes", "No"]])
        try screen.choose("No", in: "Insured")
        #expect(form.draft?.changes == ["leased": true, "insured": false])
        try screen.press("Choose Launched")
        #expect(form.draft?.changes["launched"] != nil && !screen.enabledButtons.contains("Choose Launched"))
        try screen.press("Remove Launched")
        #expect(form.draft?.changes["launched"] == nil)
    }

    @Test("Return goes to the next field with a keyboard, and the first wrong one gets the focus")
    func movesFocus() async throws {
        try screen.type("Lea", into: "Name")
        try screen.submit("Name")
        #expect(screen.fields.map(\.isFocused) == [false, true])
        #expect(screen.fields.map(\.submitLabel) == ["next", "done"])
        try screen.type("1,5", into: "Length")
        try screen.type("", into: "Name")
        try screen.type("Lea", into: "Name")
        try await screen.tap("Save")
        await screen.appear()
        #expect(screen.fields.map(\.isFocused) == [false, true])
        #expect(screen.announcements == ["Enter a number such as 12.5."])
        #expect(screen.fields.map(\.text) == ["Lea", "1,5"])
    }
}
