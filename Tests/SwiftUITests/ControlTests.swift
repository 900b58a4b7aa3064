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
}

private struct ProfileView: View {
    @Bindable var profile: Profile
    @State private var secret = ""
    @FocusState private var isSecretFocused: Bool

    var body: some View {
        Form {
            Section("Person") {
                Text(profile.name)
                TextField("Name", text: $profile.name)
                SecureField("Secret", text: $secret).focused($isSecretFocused).onSubmit(profile.empty)
            }
            Picker("Language", selection: $profile.language) {
                Text("English").tag("en")
                Text("日本語").tag("ja")
            }
            ForEach(profile.rows, id: \.self) { row in
                Text(row).swipeActions { Button("Delete \(row)", role: .destructive, action: profile.empty) }
            }
            HStack {
                Button("Save", systemImage: "checkmark") { isSecretFocused = false }
                Button(action: profile.empty) { Image(systemName: "trash") }
                Button(action: profile.empty) { Image(systemName: "xmark") }.accessibilityLabel("Empty")
            }
            .disabled(profile.isPublic)
        }
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Log out") { profile.isAsking = true } } }
        .confirmationDialog("Log out?", isPresented: $profile.isAsking) {
            Button("Log out", role: .destructive) { profile.name = "" }
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
              Picker "Language": "English"
                Text "English"
                Text "日本語"
              Text "a"
              Swipe
                Button "Delete a" (destructive)
              HStack
                Button "Save" (checkmark, disabled)
                Button (disabled)
                  Image (trash)
                Button "Empty" (disabled)
                  Image (xmark)
            Toolbar
              Button "Log out" (primaryAction)
            Dialog "Log out?"
              Button "Log out" (destructive)
            """
        #expect(screen.outline == outline)
        #expect(throws: (any Error).self) { try screen.press("Save") }
        try screen.press("Log out")
        #expect((profile.name, profile.isAsking) == ("", false))
    }

    @Test("typing takes the focus, submit runs the action of the field, and a picker changes its value")
    func typing() throws {
        try screen.type("Grace", into: "Name")
        try screen.type("Joan", into: "Secret")
        #expect(screen.fields.map(\.text) == ["Grace", "Joan"])
        #expect(screen.fields.map(\.isFocused) == [false, true])
        try screen.submit("Secret")
        #expect(profile.rows.isEmpty)
        try screen.press("Save")
        #expect(screen.fields.map(\.isFocused) == [false, false])
        try screen.choose("日本語", in: "Language")
        #expect(profile.language == "ja")
    }
}
