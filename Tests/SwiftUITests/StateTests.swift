import Foundation
@_spi(Testing) import SwiftUI
import Testing

private struct CounterView: View {
    @State private var count = 0
    @SceneStorage("draft") private var draft = "none"
    @Environment(\.locale) private var locale

    var body: some View {
        Button("Add \(draft)" as String) {
            count += 1
            draft = "\(count)"
        }
        Text(verbatim: "\(count) \(locale.identifier)")
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
        TimelineView(.everyMinute) { Text(verbatim: "\($0.date.timeIntervalSince1970)") }
    }
}

@MainActor
struct StateTests {
    private let screen = Screen(
        ParentView(),
        locale: Locale(identifier: "en"),
        sceneStorage: ["draft": "old"],
        now: Date(timeIntervalSince1970: 60)
    )
    private var texts: [String] { screen.texts.filter { !$0.isKey }.map(\.string) }

    @Test("each view in the tree has a state of its own, and the environment of the views around it")
    func own() {
        #expect(texts == ["Add old", "0 en", "Add old", "0 ja", "60.0"])
        screen.buttons[1].press()
        #expect(texts == ["Add 1", "0 en", "Add 1", "1 ja", "60.0"])
        #expect(screen.sceneStorage == ["draft": "1"])
    }

    @Test("a view that went away loses its state, and the other views keep theirs")
    func lost() throws {
        screen.buttons[0].press()
        screen.buttons[1].press()
        try screen.press("Show")
        try screen.press("Show")
        #expect(texts.contains("0 en"))
        #expect(texts.contains("1 ja"))
    }

    @Test("a binding with closures reads and writes through them")
    func binding() throws {
        #expect(screen.fields.first?.text == "A")
        try screen.type("b", into: "Name")
        #expect(screen.fields.first?.text == "B")
    }
}
