import Core
import Foundation
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

private enum BoatField: String, FormField {
    case name, insured, leased, launched, seen, length, pin

    var entry: FormEntry {
        switch self {
        case .name: FormEntry(.text(limit: 5), Message(en: "Name", ja: "名前"))
        case .insured: FormEntry(.toggle, Message(en: "Insured", ja: "保険"), isOptional: true)
        case .leased: FormEntry(.toggle, Message(en: "Leased", ja: "リース"))
        case .launched: FormEntry(.day, Message(en: "Launched", ja: "進水日"), isOptional: true)
        case .seen: FormEntry(.time, Message(en: "Seen", ja: "確認日時"), isOptional: true)
        case .length: FormEntry(.number, Message(en: "Length", ja: "長さ"))
        case .pin: FormEntry(.text(.password, limit: 5), Message(en: "PIN", ja: "暗証番号"), isOptional: true)
        }
    }
}

private enum BoatError: FormFailure {
    case invalidFields([BoatField: Message])
    case lost

    var code: String { "lost" }
    var message: Message { BoatField.message(of: problems) }
    var problems: [BoatField: Message] { if case .invalidFields(let problems) = self { problems } else { [:] } }
}

@MainActor @Suite("A form in SwiftUI with several kinds of fields", .exhaustive)
struct FormViewTests {
    private static let wrong = Message(en: "Wrong.", ja: "不正")

    private let refusal = Locked<BoatError?>(nil)

    private struct Form: View {
        let form: Store
        var body: some View {
            FormView(form.state, title: Message(en: "Boat", ja: "ボート"), actions: form)
        }
    }

    private typealias Store = FormStore<String, BoatError>

    private func open(_ boat: JSONObject = [:], problems: [BoatField: Message] = [:]) -> (form: Store, screen: Screen) {
        let (english, tokyo) = (Locale(identifier: "en"), TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
        var draft = FormDraft<BoatField>(of: boat, locale: english, timeZone: tokyo)
        draft.problems = problems
        let form = Store(draft) { [refusal] draft throws(BoatError) in
            if let refusal = refusal.value { throw refusal }
            return draft[.name]
        }
        return (form, Screen(inStack: Form(form: form), in: .english))
    }

    @Test("a toggle has two values, and three if it is optional. A day and a time can be chosen and removed")
    func chooses() throws {
        let (form, screen) = open()
        try screen.press("Leased")
        #expect(screen.pickers.map(\.options) == [["Not Set", "Yes", "No"]])
        try screen.choose("No", in: "Insured")
        #expect(form.draft?.changes == ["leased": true, "insured": false])
        for (label, text, value) in [
            ("Launched", "2026-01-16", "2026-01-16"), ("Seen", "2026-01-16 08:30:00", "2026-01-15T23:30:00Z"),
        ] {
            try screen.press("Choose \(label)")
            try screen.choose(text, in: label)
            #expect(screen.pickers.last?.value == text && !screen.enabledButtons.contains("Choose \(label)"))
            #expect(form.draft?.changes[label.lowercased()] == .string(value))
            try screen.press("Remove \(label)")
            #expect(form.draft?.changes[label.lowercased()] == nil)
        }
    }

    @Test("a text of the server that is no date is shown, and can be replaced or removed")
    func showsUnreadableDate() throws {
        let (form, screen) = open(["launched": "soon"])
        #expect(screen.shows("soon") && screen.enabledButtons.contains("Choose Launched"))
        try screen.press("Remove Launched")
        #expect(form.draft?.changes["launched"] == .null && !screen.shows("soon"))
    }

    @Test("Return goes to the next field with a keyboard. In the last one, it saves, also if nothing is typed")
    func submits() async throws {
        let (form, screen) = open()
        #expect(screen.enabledButtons.contains("Save"))
        #expect(screen.fields.map(\.submitLabel) == ["next", "next", "done"])
        #expect(screen.fields.map(\.isSecure) == [false, false, true])
        try screen.submit("Name")
        #expect(screen.fields.map(\.isFocused) == [false, true, false])
        try screen.submit("PIN")
        await Task {}.value
        await screen.appear()
        #expect(form.draft?.problems.count == 2 && screen.announcements.count == 2)
        #expect(screen.fields.map(\.isFocused) == [true, false, false])
        try screen.type("1,5", into: "Length")
        try screen.type("Lea", into: "Name")
        try await screen.tap("Save")
        await screen.appear()
        #expect(screen.fields.map(\.isFocused) == [false, true, false])
        #expect(screen.announcements.last == "Enter a number such as 12.5.")
        try screen.type("2.5", into: "Length")
        #expect(screen.fields.map(\.isFocused) == [false, true, false])
        #expect(screen.fields.map(\.text) == ["Lea", "2.5", ""])
    }

    @Test("a form that opens with problems shows the first one, and moves the focus to it")
    func opensWithProblems() async {
        let (_, screen) = open(problems: [.launched: Self.wrong, .length: Self.wrong])
        await screen.appear()
        #expect(screen.fields.map(\.isFocused) == [false, true, false])
        #expect(screen.scrolledTo == AnyHashable(BoatField.launched))
    }

    @Test("after a save, a problem of a toggle is visible, or the error of the save", .timeLimit(.minutes(1)))
    func showsProblem() async throws {
        let (form, screen) = open(["name": "Lea", "length": 1, "leased": false])
        try screen.press("Leased")
        let wrong = BoatError.invalidFields([.leased: Self.wrong])
        for (error, id) in [(wrong, AnyHashable(BoatField.leased)), (.lost, "error")] {
            refusal.change { $0 = error }
            try await screen.tap("Save")
            while screen.scrolledTo != id, !Task.isCancelled {
                await Task.yield()
                await screen.appear()
            }
            #expect(form.state.error == error)
        }
        #expect(screen.ids.contains("error"))
    }
}
