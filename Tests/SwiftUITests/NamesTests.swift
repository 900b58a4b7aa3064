import Foundation
@_spi(Testing) import SwiftUI
import Testing

/// Tests names that only have to compile. The folder `Names` uses each of them.
@MainActor
struct NamesTests {
    private func screen(_ view: some View) -> Screen { Screen(view, locale: Locale(identifier: "en")) }

    @Test(
        "a view that cannot be evaluated is a box with its name, in the outline and on the page, and its content works"
    )
    func boxes() throws {
        var presses = 0
        let screen = screen(
            VStack {
                Canvas { _, _ in }
                Gauge(value: 0.5) { Text("Level") }
                GroupBox { Button("Mute") { presses += 1 } }
                ControlGroup { Button("Cut") { presses += 1 } }
                TableScreen()
            }
        )
        let outline = """
            VStack
              Canvas
              Gauge "Level"
              GroupBox
                Button "Mute"
              ControlGroup
                Button "Cut"
              Table
              Table
            """
        #expect(screen.outline == outline)
        try screen.press("Mute")
        try screen.press("Cut")
        #expect(presses == 2)
        let boxes = try Element(html: screen.html).all.filter { $0["class"]?.contains("undrawn") == true }
        let names = boxes.compactMap { $0.first(class: "name")?.text }
        #expect(names == ["Canvas", "Gauge", "GroupBox", "ControlGroup", "Table", "Table"])
    }

    @Test("a modifier that cannot be evaluated shows its view")
    func modifiers() {
        #expect(screen(EffectsScreen(isMine: true)).outline.contains("Text \"Cover\""))
        #expect(screen(SpokenScreen()).outline == "Text \"0\"")
        #expect(screen(PositionScreen()).outline.contains("Text \"Last\""))
        #expect(screen(GlassScreen()).outline.contains("Button \"Play\""))
        #expect(screen(ShapesScreen()).outline.contains("Text \"Bubble\""))
    }

    @Test("the menu of a title is in the toolbar, and a phase animator shows the first phase")
    func contents() throws {
        let toolbar = screen(ToolbarScreen())
        #expect(toolbar.outline.contains("ToolbarTitleMenu"))
        try toolbar.press("Rename")
        #expect(toolbar.outline.contains("Text \"Filter\""))
        let phases = Text("a").phaseAnimator([1, 2]) { content, phase in
            content
            Text("Phase \(phase)")
        }
        #expect(screen(phases).outline == "Text \"a\"\nText \"Phase 1\"")
    }

    @Test("an action of a changed geometry gets one size, that of a phone")
    func geometry() {
        var sizes: [CGFloat] = []
        let screen = screen(
            Text("").onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                sizes.append($0)
            }
        )
        _ = screen.outline
        _ = screen.outline
        #expect(sizes == [390])
    }

    @Test("the page shows a line through a text, letters as capitals, and corners of their own")
    func looks() throws {
        let html = screen(LettersScreen()).html + screen(ShapesScreen()).html
        for style in ["line-through", "text-transform: uppercase", "letter-spacing: 2.0px", "8.0px 8.0px 0.0px 0.0px"] {
            #expect(html.contains(style), "\(style)")
        }
    }

    @Test(
        "rows move to the place of a row, as it was before the move",
        arguments: [
            (IndexSet(integer: 0), 3, "bcad"), (IndexSet([1, 3]), 0, "bdac"), (IndexSet(integer: 2), 3, "abcd"),
            (IndexSet([0, 1]), 4, "cdab"),
        ]
    )
    func moves(source: IndexSet, destination: Int, result: String) {
        var rows = Array("abcd")
        rows.move(fromOffsets: source, toOffset: destination)
        #expect(String(rows) == result)
        rows.remove(atOffsets: [0, 2])
        #expect(rows.count == 2 && rows.first == Array(result)[1])
    }
}
