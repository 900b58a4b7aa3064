import Foundation
@_spi(Testing) import SwiftUI
import Testing

private struct Item: Identifiable { let id: String }

@MainActor @Observable
private final class Model {
    var item: Item? = Item(id: "a")
    var id = 0
    var log: [String] = []
}

private struct PhaseView<Content: View>: View {
    @Environment(\.scenePhase) private var phase
    let content: (ScenePhase) -> Content

    var body: some View { content(phase) }
}

/// Tests what a device refuses, or does later than expected.
@MainActor
struct RefusalTests {
    private let model = Model()

    private func screen(_ content: @escaping (ScenePhase) -> some View) -> Screen {
        Screen(PhaseView(content: content), locale: Locale(identifier: "en"))
    }

    private func sheet(_ content: @escaping (Item) -> some View) -> Screen {
        screen { phase in
            let item = Binding(get: { model.item }, set: { (model.item, model.log) = ($0, model.log + ["\(phase)"]) })
            return Text("").sheet(item: item, onDismiss: { model.log.append("gone") }, content: content)
        }
    }

    @Test("an alert closes before the action of its button, or after it", arguments: [true, false])
    func closes(first: Bool) throws {
        let isAsking = Binding(get: { model.log.isEmpty }, set: { _ in model.log.append("closes") })
        let alert = Text("").alert("?", isPresented: isAsking) { Button("Yes") { model.log.append("action") } }
        let screen = screen { _ in alert }
        screen.closesDialogFirst = first
        try screen.press("Yes")
        #expect(model.log == (first ? ["closes", "action"] : ["action", "closes"]))
    }

    @Test("two sheets that are not above each other stop the program, which names both")
    func twoSheets() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let one = Text("").sheet(isPresented: .constant(true)) { Text("One") }
            let two = one.sheet(isPresented: .constant(true)) { Text("Two") }
            _ = Screen(two, locale: Locale(identifier: "en")).texts
        }
        let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(error.contains("“One” and “Two”"))
    }

    @Test("a sheet that is replaced sets the newest item to nil, and its stack goes back to its first screen")
    func replaced() {
        let path = Binding(get: { [Int]() }, set: { model.log.append("\($0)") })
        let screen = sheet { item in NavigationStack(path: path) { Text(item.id) } }
        #expect(screen.texts.contains("a"))
        screen.keepsClosedSheets = true
        model.item = Item(id: "b")
        #expect(!screen.texts.contains("b") && model.log.isEmpty)
        screen.keepsClosedSheets = false
        #expect(!screen.texts.contains("b") && model.item == nil && model.log == ["active", "[]", "gone"])
    }

    @Test("interactiveDismissDisabled counts only as the outermost modifier, and a scene that disappears sets nil")
    func swipes() throws {
        let screen = sheet { Text($0.id).interactiveDismissDisabled() }
        #expect(throws: (any Error).self) { try screen.pullSheet() }
        screen.disappear()
        #expect(model.item == nil && model.log == ["background"])
        model.item = Item(id: "b")
        try sheet { item in VStack { Text(item.id).interactiveDismissDisabled() } }.pullSheet()
        #expect(model.item == nil)
    }

    @Test("a stack that has gone back stays there if its binding refuses, until it has another identity")
    func refusesPath() throws {
        let path = Binding(get: { [1] }, set: { model.log.append("\($0)") })
        let stack = NavigationStack(path: path) { Text("root").navigationDestination(for: Int.self) { Text("\($0)") } }
        let screen = screen { _ in TabView(selection: .constant("tab")) { stack.id(model.id).tag("tab") } }
        #expect(screen.texts == ["1"])
        try screen.select(tab: "tab")
        #expect(screen.texts == ["root"] && model.log == ["[]"])
        model.id = 1
        #expect(screen.texts == ["1"])
        try screen.back()
        #expect(screen.texts == ["root"])
    }
}
