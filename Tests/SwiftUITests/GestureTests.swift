import Foundation
@_spi(Testing) import SwiftUI
import Testing

private struct Item: Identifiable { let id: Int }

private struct PadView: View {
    @GestureState private var offset = CGSize.zero
    @State private var log: [String] = []
    @State private var isOpen = false
    @State private var item: Item?
    @State private var text = ""

    var body: some View {
        Text("log \(log.joined(separator: " "))")
        Text("offset \(Int(offset.width))")
        Text("Pad").gesture(TapGesture().onEnded { log.append("tap") })
            .simultaneousGesture(
                DragGesture().updating($offset) { value, state, _ in state = value.translation }
                    .onChanged { log.append("\(Int($0.location.x))") }
                    .onEnded { log.append("end \(Int($0.translation.height))") }
            )
            .onLongPressGesture {
                log.append("hold")
            } onPressingChanged: {
                log.append("\($0)")
            }
        Text("Long").gesture(LongPressGesture().onChanged { log.append("\($0)") }.onEnded { _ in log.append("long") })
        Text("Row").onTapGesture { log.append("row") }
        Text("Off").gesture(TapGesture().onEnded { log.append("off") }, isEnabled: false)
        Button("Popover") { isOpen = true }.popover(isPresented: $isOpen) { Text("Hint") }
        Button("Cover") { item = Item(id: 1) }.fullScreenCover(item: $item) { item in
            Button("Close \(item.id)") { self.item = nil }
        }
        TextEditor(text: $text).accessibilityLabel("Note")
    }
}

private struct SizesView: View {
    @ScaledMetric private var side = 34.0

    var body: some View {
        Text("\(Int(side))")
        ViewThatFits {
            Text("long")
            Text("s").task {}
        }
        Grid {
            GridRow {
                Text("a")
                Text("b")
            }
            Divider()
            GridRow { Text("both").gridCellColumns(2) }
        }
    }
}

/// Tests what a user does with a finger, and what depends on the space.
@MainActor @Suite("Gestures, popovers and sizes")
struct GestureTests {
    private func screen(_ view: some View) -> Screen { Screen(view, locale: Locale(identifier: "en")) }

    @Test("a tap, a long press and a drag run the actions of their gestures only")
    func gestures() throws {
        let screen = screen(PadView())
        for label in ["Pad", "Row"] { try screen.press(label) }
        for label in ["Pad", "Long"] { try screen.longPress(label) }
        #expect(screen.texts.first == "log tap row true hold false true long")
        try screen.drag("Pad", by: CGSize(width: 20, height: 30))
        #expect(screen.texts.first?.hasSuffix("20 end 30") == true)
    }

    @Test("a gesture state lasts while the finger is on the screen")
    func state() throws {
        let screen = screen(PadView())
        try screen.drag("Pad", by: CGSize(width: 20, height: 0), ends: false)
        #expect(screen.texts[1] == "offset 20")
        try screen.drag("Pad", by: CGSize(width: 40, height: 0))
        #expect(screen.texts[1] == "offset 0")
        try screen.drag("Pad", by: CGSize(width: 9, height: 0), ends: false)
        #expect(screen.texts[1] == "offset 0")
    }

    @Test("a gesture that is off, and one that a view does not have, cannot be used")
    func refuses() throws {
        let screen = screen(PadView())
        #expect(throws: (any Error).self) { try screen.press("Off") }
        #expect(throws: (any Error).self) { try screen.longPress("Row") }
        #expect(throws: (any Error).self) { try screen.drag("Row", by: .zero) }
    }

    @Test("a popover can be pulled down, a cover only closes itself, and a text editor keeps line breaks")
    func presents() throws {
        let screen = screen(PadView())
        try screen.press("Popover")
        #expect(screen.outline.contains("Sheet\n  Popover\n    Text \"Hint\""))
        try screen.pullSheet()
        try screen.press("Cover")
        #expect(throws: (any Error).self) { try screen.pullSheet() }
        try screen.press("Close 1")
        try screen.type("a\nb", into: "Note")
        #expect(screen.fields.map(\.text) == ["a\nb"])
    }

    @Test("with a large text, a scaled metric is larger, and the last view fits")
    func sizes() throws {
        #expect(screen(SizesView()).texts.prefix(2) == ["34", "long"])
        #expect(screen(SizesView().environment(\.dynamicTypeSize, .accessibility2)).texts.prefix(2) == ["66", "s"])
    }

    @Test("on the page, a grid has as many columns as its longest row, and a cell can have two of them")
    func grid() throws {
        let page = try Element(html: screen(SizesView()).html)
        let grid = try #require(page.first(class: "rows"))
        #expect(grid["style"]?.contains("grid-template-columns: repeat(2, auto)") == true)
        #expect(page.all.first { $0.text == "both" && $0["style"] != nil }?["style"]?.contains("span 2") == true)
    }

    @Test("on the page, a view says which gestures it has")
    func page() throws {
        let pad = try Element(html: screen(PadView()).html).all.first { $0["data-hold"] != nil }
        #expect(pad?["data-drag"] != nil && pad?.text == "Pad")
    }
}
