import Foundation
@_spi(Testing) import SwiftUI
import Testing

private struct CounterView: View {
    @State private var count = 0
    @SceneStorage("draft") private var draft: String?
    @Environment(\.locale) private var locale

    var body: some View {
        Button("Add \(draft ?? "none")") {
            count += 1
            draft = "\(count)"
        }
        Text("\(count) \(locale.identifier)")
    }
}

private struct ParentView: View {
    @State private var isShown = true
    @State private var name = "a"

    var body: some View {
        if isShown { CounterView() }
        CounterView().environment(\.locale, Locale(identifier: "ja"))
        Button("Show") { isShown.toggle() }
        TextField("Name", text: Binding(get: { name.uppercased() }, set: { name = $0 }))
        TimelineView(.everyMinute) { Text("\($0.date == .distantPast)") }
    }
}

@MainActor
struct StateTests {
    @Test("a view has a state of its own while it is in the tree, and the environment of the views around it")
    func state() throws {
        let english = Locale(identifier: "en")
        let screen = Screen(ParentView(), locale: english, sceneStorage: ["draft": "x"], now: .distantPast)
        #expect(screen.texts == ["Add x", "0 en", "Add x", "0 ja", "Show", "Name", "true"])
        screen.buttons[1].press()
        screen.buttons[0].press()
        screen.buttons[0].press()
        #expect(screen.texts.prefix(4) == ["Add 2", "2 en", "Add 2", "1 ja"])
        #expect(screen.sceneStorage == ["draft": "2"])
        try screen.press("Show")
        try screen.press("Show")
        #expect(screen.texts.prefix(4) == ["Add 2", "0 en", "Add 2", "1 ja"])
        try screen.type("b", into: "Name")
        #expect(screen.fields.first?.text == "B")
    }
}
