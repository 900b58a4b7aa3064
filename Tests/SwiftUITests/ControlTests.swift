import Foundation
@_spi(Testing) import SwiftUI
import Testing

@MainActor @Observable
private final class Profile {
    var name = "Ada"
    var isPublic = false
    var language = "en"
    var isAsking = false
    var rows = ["a", "b"]

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
                SecureField("Secret", text: $secret).focused($focus, equals: "secret").onSubmit {
                    profile.name = secret
                }
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

    init() {
        screen = Screen(ProfileView(profile: profile), locale: Locale(identifier: "ja"))
    }

    @Test("a literal is a key, and a string is not")
    func keys() {
        #expect(screen.texts.filter(\.isKey).map(\.string).prefix(3) == ["Person", "Name", "Secret"])
        #expect(screen.texts.filter { !$0.isKey }.map(\.string).prefix(3) == ["Ada", "English", "日本語"])
    }

    @Test("the outline shows elements, values, roles and what is disabled, and no layout")
    func outline() throws {
        profile.rows = ["a"]
        profile.isPublic = true
        try screen.press("Log out")
        #expect(
            screen.outline == """
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
        )
    }

    @Test("a button of an open dialog is pressed instead of one of the page, and closes the dialog")
    func dialog() throws {
        try screen.press("Log out")
        try screen.press("Log out")
        #expect(profile.name == "")
        #expect(!profile.isAsking)
    }

    @Test("a button that is missing or disabled cannot be pressed")
    func disabled() {
        profile.isPublic = true
        #expect(throws: (any Error).self) { try screen.press("Save") }
        #expect(throws: (any Error).self) { try screen.press("Store") }
        screen.buttons.first { $0.label == "Empty" }?.press()
        #expect(profile.rows == ["a", "b"])
    }

    @Test("an image without an accessibility label gives its button no label")
    func imageOnly() {
        #expect(screen.buttons.filter { $0.place == .page }.map(\.label) == ["Save", "", "Empty"])
    }

    @Test("typing changes the text and moves the focus, and submit runs the action of the field")
    func typing() throws {
        try screen.type("Grace", into: "Name")
        try screen.type("Joan", into: "Secret")
        #expect(screen.fields.map(\.text) == ["Grace", "Joan"])
        #expect(screen.fields.map(\.isFocused) == [false, true])
        #expect(screen.fields.map(\.isSecure) == [false, true])
        try screen.submit("Secret")
        #expect(profile.name == "Joan")
        try screen.press("Save")
        #expect(screen.fields.map(\.isFocused) == [false, false])
    }

    @Test("a toggle and a picker change their values")
    func values() throws {
        try screen.turn("Public", on: true)
        try screen.choose("日本語", in: "Language")
        #expect(profile.isPublic)
        #expect(profile.language == "ja")
        #expect(screen.pickers.first?.value == "日本語")
    }

    @Test("a row that can be deleted has a button for it in the language of the screen")
    func delete() {
        screen.buttons.filter { $0.place == .swipe && $0.label == "削除" }.last?.press()
        #expect(profile.rows == ["a"])
    }
}
