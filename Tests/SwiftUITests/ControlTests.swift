import Foundation
@_spi(Testing) import SwiftUI
import Testing

@MainActor @Observable
private final class Profile {
    var name = "Ada"
    var isPublic = false
    var language = "en"
    var isAsking = false
    var rows = ["a"]

    func empty() { rows = [] }
    func delete(_ offsets: IndexSet) { for offset in offsets.reversed() { rows.remove(at: offset) } }
}

private struct ProfileView: View {
    @Bindable var profile: Profile
    @State private var secret = ""
    @FocusState private var focus: String?

    var body: some View {
        Form {
            Section("Person") {
                Text(profile.name)
                TextField("Name", text: $profile.name).focused($focus, equals: "name")
                SecureField("Secret", text: $secret).focused($focus, equals: "secret").onSubmit(profile.empty)
            }
            Toggle("Public", isOn: $profile.isPublic)
            Picker("Language", selection: $profile.language) {
                Text(verbatim: "English").tag("en")
                Text(verbatim: "日本語").tag("ja")
            }
            ForEach(profile.rows, id: \.self) { Text($0) }.onDelete { profile.delete($0) }
            HStack {
                Button("Save", systemImage: "checkmark") { focus = nil }
                Button(action: profile.empty) { Image(systemName: "trash") }
                Button(action: profile.empty) { Image(systemName: "xmark") }.accessibilityLabel("Empty")
            }
            .disabled(profile.isPublic)
        }
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Log out") { profile.isAsking = true } } }
        .confirmationDialog("Log out?", isPresented: $profile.isAsking) {
            Button("Log out", role: .destructive) { profile.name = "" }
        } message: {
            Text(verbatim: "See you.")
        }
    }
}

@MainActor
struct ControlTests {
    private let profile = Profile()
    private let screen: Screen
    init() { screen = Screen(ProfileView(profile: profile), locale: Locale(identifier: "ja")) }

    @Test("the outline shows controls with their values, and a dialog takes the press and closes")
    func outline() throws {
        profile.isPublic = true
        try screen.press("Log out")
        let outline = """
            Form
              Section "Person"
                Text "Ada"
                TextField "Name": "Ada"
                SecureField "Secret": ""
              Toggle "Public": "on"
              Picker "Language": "English"
                Text "English"
                Text "日本語"
              Text "a"
              Swipe
                Button "削除" (destructive)
              Button "Save" (disabled)
              Button (disabled)
              Button "Empty" (disabled)
            Toolbar
              Button "Log out"
            Dialog "Log out?"
              Text "See you."
              Button "Log out" (destructive)
            """
        #expect(screen.outline == outline)
        #expect(throws: (any Error).self) { try screen.press("Save") }
        try screen.press("Log out")
        #expect((profile.name, profile.isAsking) == ("", false))
    }

    @Test("typing changes the text and moves the focus, and submit runs the action of the field")
    func typing() throws {
        try screen.type("Grace", into: "Name")
        try screen.type("Joan", into: "Secret")
        #expect(screen.fields.map(\.text) == ["Grace", "Joan"])
        #expect(screen.fields.map(\.isFocused) == [false, true])
        try screen.submit("Secret")
        #expect(profile.rows.isEmpty)
        try screen.press("Save")
        #expect(screen.fields.map(\.isFocused) == [false, false])
    }

    @Test("a literal is a key, and a toggle, a picker and the deletion of a row change the model")
    func values() throws {
        #expect(screen.texts.filter(\.isKey).map(\.string).suffix(3) == ["Save", "Empty", "Log out"])
        #expect(screen.texts.filter { !$0.isKey }.map(\.string) == ["Ada", "English", "日本語", "a", "削除"])
        try screen.turn("Public", on: true)
        try screen.choose("日本語", in: "Language")
        try screen.press("削除")
        #expect((profile.isPublic, profile.language, profile.rows) == (true, "ja", []))
    }
}
