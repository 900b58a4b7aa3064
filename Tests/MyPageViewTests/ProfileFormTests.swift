import Core
import MyPage
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("Editing the profile on its SwiftUI screen", .exhaustive)
struct ProfileFormTests {
    let fixture = MyPageViewFixture()
    var screen: Screen { fixture.screen }

    /// The texts in the fields, from top to bottom.
    private var texts: [String] { screen.fields.map(\.text) }

    /// The text that follows a field, for example its problem or the title of the next field.
    private func text(after title: String) -> String? {
        let texts = screen.texts
        // The title of a field appears twice: above the field and in it.
        return texts.lastIndex(of: title).flatMap { texts.dropFirst($0 + 1).first }
    }

    @Test("the fields have the texts of the profile, and the user can type into each of them and save")
    func saves() async throws {
        try await fixture.edit()
        #expect(screen.fields.map(\.title) == ["Name", "Email", "Phone", "Website"])
        #expect(texts == ["Leanne Graham", "Sincere@april.biz", "1-770-736-8031", "hildegard.org"])
        let typed = ["猫山 太郎", "neko@example.jp", "110", "example.jp"]
        for (title, text) in zip(screen.fields.map(\.title), typed) { try screen.type(text, into: title) }
        #expect(texts == typed)
        fixture.on(.patch, name: "猫山 太郎")
        try await screen.tap("Save")
        await fixture.rest()
        #expect(screen.shows("猫山 太郎") && screen.fields.isEmpty)
        let change = #"{"email":"neko@example.jp","phone":"110","user_name":"猫山 太郎","website":"example.jp"}"#
        #expect(fixture.changes == [change])
    }

    @Test("a wrong text shows its problem at its field only, until the user types into the field")
    func showsProblem() async throws {
        try await fixture.edit()
        try screen.type("Sincere", into: "Email")
        try screen.type("", into: "Name")
        try await screen.tap("Save")
        #expect(text(after: "Email") == "Enter a valid email address.")
        #expect(text(after: "Name") == "This field is required.")
        #expect(text(after: "Phone") == "Website")
        try screen.type("Sincere@", into: "Email")
        #expect(text(after: "Email") == "Phone")
        #expect(text(after: "Name") == "This field is required.")
    }

    @Test("while the edit is being saved, the fields are disabled, and Cancel goes back to the typed text")
    func cancelsSaving() async throws {
        try await fixture.edit()
        try screen.type("Lea", into: "Name")
        fixture.on(.patch, name: "Lea", after: .seconds(1))
        try await screen.tap("Save")
        await fixture.client.clock.sleepers(1)
        #expect(screen.fields.count == 4)
        #expect(screen.fields.allSatisfy { $0.isDisabled })
        #expect(screen.shows("Saving…") && screen.enabledButtons == ["Cancel"])
        try screen.press("Cancel")
        #expect(texts.first == "Lea" && screen.fields.allSatisfy { !$0.isDisabled })
        #expect(screen.enabledButtons == ["Cancel", "Save"])
    }

    @Test("Save is disabled without a change, and then Cancel ends the edit at once")
    func savesChangesOnly() async throws {
        try await fixture.edit()
        #expect(screen.enabledButtons == ["Cancel"])
        try screen.type("Lea", into: "Name")
        #expect(screen.enabledButtons == ["Cancel", "Save"])
        try screen.type("Leanne Graham ", into: "Name")
        #expect(screen.enabledButtons == ["Cancel"])
        try screen.submit("Website")
        try screen.press("Cancel")
        #expect(screen.fields.isEmpty)
    }

    @Test("a swipe closes the form if nothing is typed. A typed text stays, also if the view below disappears")
    func swipes() async throws {
        try await fixture.edit()
        try screen.type("Lea", into: "Name")
        #expect(throws: (any Error).self) { try screen.pullSheet() }
        screen.disappear()
        #expect(texts.first == "Lea")
        try screen.type("Leanne Graham", into: "Name")
        try screen.pullSheet()
        #expect(screen.fields.isEmpty && fixture.store.form == nil)
    }

    @Test("Cancel asks before it discards changes", arguments: ["Keep Editing", "Discard Changes"])
    func asksToDiscard(answer: String) async throws {
        try await fixture.edit()
        try screen.type("Lea", into: "Name")
        try screen.press("Cancel")
        #expect(screen.shows("Do you want to discard your changes?"))
        try screen.press(answer)
        #expect(texts.first == (answer == "Keep Editing" ? "Lea" : nil))
    }
}
