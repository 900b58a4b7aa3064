@_spi(Testing) import SwiftUI
import Testing
import UIKit

private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

private struct Camera: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct Item: Identifiable { let id: Int }

/// Tests what the page in the browser gets: HTML that is also XML.
@MainActor
struct DrawingTests {
    private func draw(_ view: some View) throws -> Element {
        try Element(html: Screen(view, locale: Locale(identifier: "en")).html)
    }

    @Test(
        "a text never becomes HTML",
        arguments: ["<script>alert(1)</script>", "\" onclick=\"alert(1)", "&lt;", "a\u{0}b\u{1B}[1m", "'<"]
    )
    func escapes(text: String) throws {
        let field = TextField(text, text: .constant(text))
        let page = try draw(
            VStack {
                Text(text); field; Toggle(text, isOn: .constant(true)).accessibilityHint(text)
            }
        )
        let shown = text.replacing("\u{0}", with: "\u{FFFD}").replacing("\u{1B}", with: "\u{FFFD}")
        #expect(page.first(class: "Text")?.text == shown)
        let input = try #require(page.all.first { $0["data-act"] == "set" })
        #expect(input["aria-label"] == shown && input["value"] == shown && input["onclick"] == nil)
        #expect(page.all.allSatisfy { $0.name != "script" })
    }

    @Test("the page reports a row and a section that appear, so their tasks can begin")
    func appears() throws {
        let page = try draw(
            List {
                Text("Row").task {}
                Section("Section") { Text("Last") }.task {}
            }
        )
        #expect(page.all.filter { $0["data-appears"] != nil }.map(\.name) == ["li", "div"])
    }

    @Test("each id appears once, also with the same row in two tabs, a menu and a sheet")
    func ids() throws {
        let rows = List { ForEach(0..<3) { row in Button("\(row)") {}.contextMenu { Button("Copy") {} } } }
        let stack = NavigationStack { rows.navigationTitle("Rows").toolbar { Menu("More") { Button("Copy") {} } } }
        let tabs = TabView {
            stack.tabItem { Text("One") }
            stack.tabItem { Text("Two") }
        }
        let ids = try draw(tabs.sheet(isPresented: .constant(true)) { stack }).all.compactMap { $0["id"] }
        #expect(ids.count > 15 && Set(ids).count == ids.count)
    }

    @Test("of an alert above a sheet above a cover, only the alert can be used")
    func modals() throws {
        let alert = Text("Sheet").alert("Alert", isPresented: .constant(true)) { Button("OK") {} }
        let cover = Text("Cover").sheet(isPresented: .constant(true)) { alert }
        let page = try draw(Text("Page").fullScreenCover(item: .constant(Item(id: 1))) { _ in cover })
        #expect(page.children.map { $0["inert"] == nil } == [false, false, false, true])
        let dialogs = page.all.filter { $0.name == "dialog" }
        #expect(dialogs.map { $0["class"] } == ["cover", "sheet", "alert"])
        #expect(dialogs.allSatisfy { $0["aria-modal"] == "true" && $0["aria-label"]?.isEmpty == false })
        #expect(dialogs.last?["role"] == "alertdialog")
        // A sheet is above a veil, through which one sees the screen below. A cover hides it.
        #expect(page.children.map { $0.children.first?["class"] == "veil" } == [false, false, true, true])
    }

    @Test("only a sheet that the user can pull down, and a dialog, close when the user presses beside them")
    func dismisses() throws {
        let on = Binding.constant(true)
        let dismiss = { (page: Element) in page.all.first { $0.name == "dialog" }?["data-dismiss"] }
        #expect(try dismiss(draw(Text("").sheet(isPresented: on) { Text("a") })) != nil)
        #expect(try dismiss(draw(Text("").sheet(isPresented: on) { Text("a").interactiveDismissDisabled() })) == nil)
        #expect(try dismiss(draw(Text("").confirmationDialog("?", isPresented: on) { Button("a") {} })) != nil)
        #expect(try dismiss(draw(Text("").alert("?", isPresented: on) { Button("a") {} })) == nil)
    }

    @Test("a closed sheet that is still disappearing is not drawn")
    func leaving() throws {
        let isOpen = Box(true)
        let binding = Binding(get: { isOpen.value }, set: { isOpen.value = $0 })
        let screen = Screen(Text("").sheet(isPresented: binding) { Text("Sheet") }, locale: Locale(identifier: "en"))
        #expect(try Element(html: screen.html).text.contains("Sheet"))
        isOpen.value = false
        screen.keepsClosedSheets = true
        #expect(try !Element(html: screen.html).text.contains("Sheet"))
    }

    @Test("a view that the page cannot draw is a box with its name, and its content")
    func unknown() throws {
        let page = try draw(
            VStack {
                Button("Send") {}.buttonStyle(Framed())
                Diagonal() { Text("inside") }
                Camera()
                Image("logo")
                EditButton()
                Path().fill(Color.red)
            }
        )
        let boxes = page.all.filter { $0["class"]?.contains("undrawn") == true }
        let names = boxes.map { $0.first(class: "name")?.text }
        #expect(names == ["Framed", "Diagonal", "Camera", "logo", "EditButton", "Path"])
        #expect(boxes.prefix(2).map(\.text) == ["FramedSend", "Diagonalinside"])
    }

    @Test("each control has a role and a name, also without a visible label")
    func controls() throws {
        let (text, on) = (Binding.constant("a"), Binding.constant(true))
        let page = try draw(
            Form {
                Button {
                } label: {
                    Image(systemName: "trash")
                }
                Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
                Link("Site", destination: URL(filePath: "/"))
                TextField("Name", text: text).labelsHidden()
                TextEditor(text: text)
                SecureField("Key", text: text)
                Toggle("On", isOn: on).labelsHidden()
                Picker("Size", selection: text) { Text("A").tag("a") }
                Picker("Side", selection: text) { Text("B").tag("b") }.pickerStyle(.segmented)
                DatePicker("Day", selection: .constant(Date()), displayedComponents: .date)
                Stepper("Count", value: .constant(1), in: 0...2)
                Slider(value: .constant(0.5))
                Menu("More") { Button("Copy") {} }
                Text("Tap").onTapGesture {}
            }
        )
        let controls = page.all.filter { $0["data-act"] != nil || $0["aria-haspopup"] != nil }
        let names = controls.map { "\($0.role) \($0.label)" }
        #expect(
            names == [
                "button trash", "button Add", "link Site", "text Name", "textarea Text", "password Key", "switch On",
                "select Size", "radio B", "date Day", "button Decrease Count", "button Increase Count", "range Slider",
                "button More", "menuitem Copy", "button Tap",
            ]
        )
        #expect(page.all.first { $0["role"] == "radiogroup" }?["aria-label"] == "Side")
    }

    @Test("VoiceOver's label takes the place of a text, and an empty one hides it")
    func spoken() throws {
        let page = try draw(
            HStack {
                Text("5").accessibilityLabel("5 comments"); Text("-").accessibilityHidden(true)
            }
        )
        let texts = page.all.filter { $0["class"] == "Text" }
        #expect(texts.map { $0["aria-hidden"] } == [nil, "true"])
        #expect(texts[0].first(class: "unseen")?.text == "5 comments")
        #expect(texts[0].first(class: "seen")?["aria-hidden"] == "true")
    }

    @Test("swipe actions and a context menu are in the row before them")
    func rowActions() throws {
        let rows = List {
            Text("a"); Text("b").swipeActions { Button("Delete") {} }.contextMenu { Button("Copy") {} }
        }
        let all = try draw(rows).all.filter { $0.name == "li" }.map(\.text)
        #expect(all == ["a", "bCopyDelete"])
    }

    @Test("a screen goes back with a button, unless it hides it", arguments: [false, true])
    func back(isHidden: Bool) throws {
        let next = Text("Next").navigationBarBackButtonHidden(isHidden)
        let stack = NavigationStack(path: .constant([1])) {
            Text("").navigationDestination(for: Int.self) { _ in next }
        }
        #expect(try draw(stack).all.contains { $0["data-act"] == "back" } == !isHidden)
    }

    @Test("a word of the outline is a class with a prefix")
    func classes() throws {
        let page = try draw(Text("a").font(.title).foregroundStyle(.secondary).lineLimit(2))
        #expect(page.first(class: "Text")?["class"] == "Text is-title is-secondary lines")
    }
}

private final class Box {
    var value: Bool
    init(_ value: Bool) { self.value = value }
}
