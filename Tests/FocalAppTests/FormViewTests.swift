import Core
import Foundation
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

private enum BoatField: String, FormField {
    case name, insured, leased, launched, seen, length, pin, log

    var entry: FormEntry {
        switch self {
        case .name: FormEntry(.text(limit: 5), Message(en: "Name", ja: "名前"))
        case .insured: FormEntry(.toggle, Message(en: "Insured", ja: "保険"), isOptional: true)
        case .leased: FormEntry(.toggle, Message(en: "Leased", ja: "リース"))
        case .launched: FormEntry(.day, Message(en: "Launched", ja: "進水日"), isOptional: true)
        case .seen: FormEntry(.time, Message(en: "Seen", ja: "確認日時"), isOptional: true)
        case .length: FormEntry(.number, Message(en: "Length", ja: "長さ"))
        case .pin: FormEntry(.text(.password, limit: 5), Message(en: "PIN", ja: "暗証番号"), isOptional: true)
        case .log: FormEntry(.text(.lines, limit: 9), Message(en: "Log", ja: "日誌"), isOptional: true)
        }
    }
}

private enum BoatError: FormFailure {
    case invalidFields([BoatField: Message])
    case lost

    var code: String { "lost" }
    var message: Message { self == .lost ? Message(en: "Lost.", ja: "切断") : BoatField.message(of: problems) }
    var problems: [BoatField: Message] { if case .invalidFields(let problems) = self { problems } else { [:] } }
}

@MainActor @Suite("A form in SwiftUI with several kinds of fields", .exhaustive)
struct FormViewTests {
    private static let wrong = Message(en: "Wrong.", ja: "不正")

    private let refusal = Locked<BoatError?>(nil)

    private let navigator = RecordingNavigator()

    private typealias Store = FormStore<String, BoatError>

    private func open(_ boat: JSONObject = [:], problems: [BoatField: Message] = [:]) -> (form: Store, screen: Screen) {
        let (english, tokyo) = (Locale(identifier: "en"), TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
        var draft = FormDraft<BoatField>(of: boat, locale: english, timeZone: tokyo)
        draft.problems = problems
        let form = Store(draft) { [refusal] draft throws(BoatError) in
            if let refusal = refusal.value { throw refusal }
            return draft[.name]
        }
        let screen = form.titled(Message(en: "Boat", ja: "ボート"), in: navigator).screen
        return (form, Screen(inStack: screen, in: .english))
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
        await screen.appear()
        #expect(screen.fields.map(\.submitLabel) == ["next", "next", "next", nil])
        #expect(screen.fields.map(\.isSecure) == [false, false, true, false])
        try screen.submit("Name")
        #expect(screen.fields.map(\.isFocused) == [false, true, false, false])
        try await screen.tap("Save")
        await screen.appear()
        // The row of a field that is far away exists only after the scroll.
        #expect(screen.scrolledTo == AnyHashable(BoatField.name))
        #expect(screen.fields.map(\.isFocused) == [false, true, false, false])
        await screen.appear()
        let required = "This field is required."
        #expect(form.draft?.problems.count == 2)
        #expect(screen.announcements == ["Name: \(required) Length: \(required)"])
        #expect(screen.fields.map(\.isFocused) == [true, false, false, false])
        try screen.type("1,5", into: "Length")
        try screen.type("Lea", into: "Name")
        try await screen.tap("Save")
        for _ in 1...2 { await screen.appear() }
        #expect(screen.fields.map(\.isFocused) == [false, true, false, false])
        #expect(screen.announcements.last == "Length: Enter a number such as 12.5.")
        try screen.type("2.5", into: "Length")
        for _ in 1...2 { await screen.appear() }
        #expect(screen.fields.map(\.isFocused) == [false, true, false, false] && screen.announcements.count == 2)
        #expect(screen.fields.map(\.text) == ["Lea", "2.5", "", ""])
    }

    @Test("a text of several lines, also one that the server has, is edited in a field that keeps its lines")
    func keepsLines() throws {
        let (form, screen) = open(["name": "a\nb", "length": 1])
        try screen.type("c\nd", into: "Name")
        try screen.type("e\nf", into: "Log")
        try screen.type("2\n", into: "Length")
        #expect(form.draft?.changes == ["name": "c\nd", "leased": false, "length": 2, "log": "e\nf"])
        #expect(open(["name": "ab", "length": 1]).screen.outline.matches(of: /TextEditor/).count == 1)
    }

    @Test("a form that opens with problems shows the first one, and moves the focus to it")
    func opensWithProblems() async {
        let (_, screen) = open(problems: [.launched: Self.wrong, .length: Self.wrong])
        for _ in 1...2 { await screen.appear() }
        #expect(screen.fields.map(\.isFocused) == [false, true, false, false])
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
            while form.state.error != error, !Task.isCancelled { await Task.yield() }
            for _ in 1...2 {
                await screen.appear()
                await Task {}.value
            }
            #expect(screen.scrolledTo == id)
        }
        #expect(screen.announcements == ["Leased: Wrong.", "Lost."])
        #expect(screen.ids.contains("error"))
    }

    @Test("Cancel stops a running save, and otherwise closes the screen. The form itself does not ask")
    func cancels() async throws {
        let client = ScriptedAPIClient()
        let form = Store(FormDraft(of: ["name": "Lea", "length": 1, "leased": false])) { draft throws(BoatError) in
            do throws(APIError) { _ = try await client.send(APIRequest(.post, "/boats")) } catch { throw .lost }
            return draft[.name]
        }
        let title = Message(en: "Boat", ja: "ボート")
        let screen = Screen(inStack: form.titled(title, in: navigator).screen, in: .english)
        client.on(.post, "/boats", response: .status(204), after: .seconds(1))
        try screen.press("Leased")
        try await screen.tap("Save")
        await client.clock.sleepers(1)
        try screen.press("Cancel")
        #expect(screen.title == "Boat" && form.mayBeSaved && navigator.closed == 0)
        try screen.press("Cancel")
        #expect(navigator.closed == 1 && !screen.buttons.contains { $0.place == .alert })
    }

    @Test("a form that uploads shows how much was sent, in both languages, and Cancel stops it")
    func uploads() async throws {
        let (client, reports) = (ScriptedAPIClient(), Locked<[@Sendable (Int) -> Void]>([]))
        let draft = FormDraft<BoatField>(of: ["name": "Lea", "length": 1, "leased": false])
        let form = Store(
            draft,
            upload: { draft, progress async throws(BoatError) in
                reports.change { $0.append(progress) }
                do throws(APIError) { _ = try await client.send(APIRequest(.post, "/boats")) } catch { throw .lost }
                return draft[.name]
            }
        )
        let title = Message(en: "Boat", ja: "ボート")
        let screen = Screen(inStack: form.titled(title, in: navigator).screen, in: .english)
        client.on(.post, "/boats", response: .status(204), after: .seconds(1))
        try screen.press("Leased")
        try await screen.tap("Save")
        await client.clock.sleepers(1)
        #expect(screen.shows("Saving…"))
        reports.value[0](42)
        await form.wait { $0.draft?.percent == 42 }
        #expect(screen.outline.contains("ProgressView \"Sending… 42%\"") && !screen.shows("Saving…"))
        #expect(Screen(inStack: FormView(form.state, title: title, actions: form), in: .japanese).shows("送信中… 42%"))
        try screen.press("Cancel")
        #expect(!screen.outline.contains("ProgressView") && form.mayBeSaved && navigator.closed == 0)
    }
}
