import Core
import MyPage
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("Editing the profile on its SwiftUI screen", .exhaustive)
struct ProfileFormTests {
    let fixture = MyPageViewFixture()

    /// The text that follows a field, for example its problem or the title of the next field.
    private func text(after title: String, on screen: Screen) -> String? {
        let texts = screen.texts
        // The title of a field appears twice: above the field and in it.
        return texts.lastIndex(of: title).flatMap { texts.dropFirst($0 + 1).first }
    }

    @Test("the fields have the texts of the profile, and the user can type into each of them and save")
    func saves() async throws {
        let screen = try await fixture.edit()
        #expect(screen.title == "Edit Profile" && screen.fields.map(\.title) == ["Name", "Email", "Phone", "Website"])
        let old = ["Leanne Graham", "Sincere@april.biz", "1-770-736-8031", "hildegard.org"]
        #expect(screen.fields.map(\.text) == old)
        let typed = ["猫山 太郎", "neko@example.jp", "110", "example.jp"]
        for (title, text) in zip(screen.fields.map(\.title), typed) { try screen.type(text, into: title) }
        #expect(screen.fields.map(\.text) == typed)
        fixture.on(.patch, name: "猫山 太郎")
        try await screen.tap("Save")
        await fixture.rest()
        #expect(fixture.screen.shows("猫山 太郎") && fixture.navigator.open.isEmpty)
        let change = #"{"email":"neko@example.jp","phone":"110","user_name":"猫山 太郎","website":"example.jp"}"#
        #expect(fixture.changes == [change])
    }

    @Test("a wrong text shows its problem at its field only, until the user types into the field")
    func showsProblem() async throws {
        let screen = try await fixture.edit()
        try screen.type("Sincere", into: "Email")
        try screen.type("", into: "Name")
        try await screen.tap("Save")
        #expect(text(after: "Email", on: screen) == "Enter a valid email address.")
        #expect(text(after: "Name", on: screen) == "This field is required.")
        #expect(text(after: "Phone", on: screen) == "Website")
        try screen.type("Sincere@", into: "Email")
        #expect(text(after: "Email", on: screen) == "Phone")
        #expect(text(after: "Name", on: screen) == "This field is required.")
    }

    @Test("while the edit is being saved, the fields are disabled, and Cancel goes back to the typed text")
    func cancelsSaving() async throws {
        let screen = try await fixture.edit()
        try screen.type("Lea", into: "Name")
        fixture.on(.patch, name: "Lea", after: .seconds(1))
        try await screen.tap("Save")
        await fixture.client.clock.sleepers(1)
        #expect(screen.fields.count == 4)
        #expect(screen.fields.allSatisfy { $0.isDisabled })
        #expect(screen.shows("Saving…") && screen.enabledButtons == ["Cancel"])
        try screen.press("Cancel")
        #expect(screen.fields.first?.text == "Lea" && screen.fields.allSatisfy { !$0.isDisabled })
        #expect(screen.enabledButtons == ["Cancel", "Save"])
    }

    @Test("Save is disabled without a change, and then Cancel ends the edit")
    func savesChangesOnly() async throws {
        let screen = try await fixture.edit()
        #expect(screen.enabledButtons == ["Cancel"])
        try screen.type("Lea", into: "Name")
        #expect(screen.enabledButtons == ["Cancel", "Save"])
        try screen.type("Leanne Graham ", into: "Name")
        #expect(screen.enabledButtons == ["Cancel"])
        try screen.submit("Website")
        try screen.press("Cancel")
        #expect(fixture.navigator.open.isEmpty)
    }
}
