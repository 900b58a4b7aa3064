import Foundation
@_spi(Testing) import SwiftUI
import Testing

private struct CounterView: View {
    @State private var count = 0
    @SceneStorage("draft") private var draft: String?
    @Environment(\.locale) private var locale

    var body: some View {
        Button("Add \(draft ?? "none")" as String) {
            count += 1
            draft = "\(count)"
        }
        Text("\(count) \(locale.identifier)" as String)
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
        TimelineView(.everyMinute) { Text("\($0.date == .distantPast)" as String) }
    }
}

@MainActor
struct StateTests {
    @Test("a view has a state of its own while it is in the tree, and the environment of the views around it")
    func state() throws {
        let english = Locale(identifier: "en")
        let screen = Screen(ParentView(), locale: english, sceneStorage: ["draft": "x"], now: .distantPast)
        var texts: [String] { screen.texts.filter { !$0.isKey }.map(\.string) }
        #expect(texts == ["Add x", "0 en", "Add x", "0 ja", "true"])
        screen.buttons[1].press()
        screen.buttons[0].press()
        screen.buttons[0].press()
        #expect(texts == ["Add 2", "2 en", "Add 2", "1 ja", "true"])
        #expect(screen.sceneStorage == ["draft": "2"])
        try screen.press("Show")
        try screen.press("Show")
        #expect(texts == ["Add 2", "0 en", "Add 2", "1 ja", "true"])
        try screen.type("b", into: "Name")
        #expect(screen.fields.first?.text == "B")
    }
}
