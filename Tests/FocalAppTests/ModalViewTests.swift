import AppFeatures
import Authentication
import Core
import FakeAPI
import Foundation
import Root
import RootTestSupport
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@testable import AppShell

@MainActor @Suite("Modals on the screen", .exhaustive)
struct ModalViewTests {
    let app = AppFixture(.withModals)
    var screen: Screen { app.screen }
    private let question = "Do you want to discard your changes?"

    private func open(_ link: String) throws { screen.open(try #require(URL(string: "focal://\(link)"))) }

    private var modals: [String] { app.root.state.modals }

    @Test("a sheet has its own stack, and a button and a swipe close it")
    func sheet() async throws {
        try await app.signIn()
        try open("draft")
        #expect(screen.title == "Draft")
        try screen.press("Tags")
        #expect(screen.title == "tags" && modals == ["draft draft/tags"])
        try screen.back()
        #expect(screen.title == "Draft" && modals == ["draft"])
        try screen.press("Close")
        #expect(modals.isEmpty && screen.title == "Notes")
        try open("draft/tags")
        try screen.pullSheet()
        #expect(modals.isEmpty && screen.title == "Notes")
    }

    @Test("a cover is above the sheet, no swipe closes it, and its button closes only the cover")
    func cover() async throws {
        try await app.signIn()
        try open("draft")
        try screen.press("Preview")
        #expect(modals == ["draft", "draft/preview"] && screen.title == "preview")
        #expect(throws: (any Error).self) { try screen.pullSheet() }
        try screen.press("Close")
        #expect(modals == ["draft"] && screen.title == "Draft")
        try screen.press("Leave All")
        #expect(modals.isEmpty)
    }

    @Test("an unsaved text stops a swipe and the button of the stack, and Close and Back ask")
    func asks() async throws {
        try await app.signIn()
        try open("draft")
        try screen.type("Hello", into: "Text")
        #expect(throws: (any Error).self) { try screen.pullSheet() }
        try screen.press("Close")
        #expect(screen.shows(question))
        try screen.press("Keep Editing")
        #expect(!screen.shows(question) && screen.fields.map(\.text) == ["Hello"])
        try screen.press("Tags")
        try screen.type("a", into: "Text")
        #expect(throws: (any Error).self) { try screen.back() }
        try screen.press("Back")
        #expect(screen.shows(question) && screen.title == "tags")
        try screen.press("Discard Changes")
        #expect(!screen.shows(question) && screen.fields.map(\.text) == ["Hello"])
        try screen.press("Close")
        try screen.press("Discard Changes")
        #expect(modals.isEmpty && screen.title == "Notes")
    }

    @Test("a link asks in the modal on top, and Discard opens it", arguments: [true, false])
    func link(closesDialogFirst: Bool) async throws {
        screen.closesDialogFirst = closesDialogFirst
        try await app.signIn()
        try open("draft")
        try screen.type("Hello", into: "Text")
        try screen.press("Preview")
        try open("notes/3")
        #expect(screen.shows(question) && screen.title == "preview")
        try screen.press("Discard Changes")
        await screen.appear()
        #expect(screen.title == "Note" && modals.isEmpty)
    }

    @Test("a question that comes while another alert is open is visible when the root asks again")
    func asksAgain() async throws {
        let isReadOnly = Locked(false)
        let app = AppFixture(.withModals, sessions: .memory(isReadOnly: isReadOnly))
        try await app.signIn()
        isReadOnly.change { $0 = true }
        app.root.open(TestAboutRoute.about.link)
        try app.screen.type("Hello", into: "Text")
        await app.root.logout()
        try app.screen.press("Discard Changes")
        await app.root.auth.wait { $0.error != nil }
        #expect(app.screen.shows("Still Signed In"))
        app.root.open(DeepLink("notes", path: ["3"]))
        #expect(!app.screen.shows(question))
        try app.screen.press("Close")
        #expect(!app.screen.shows(question))
        try app.screen.press("Back")
        await app.screen.appear()
        #expect(app.screen.shows(question))
    }

    @Test("a tab that is selected again asks, and shows the unsaved text")
    func selectsAgain() async throws {
        try await app.signIn()
        try open("about")
        try screen.type("Hello", into: "Text")
        try screen.select(tab: "notes")
        #expect(screen.shows(question) && screen.fields.map(\.text) == ["Hello"])
        try screen.press("Discard Changes")
        #expect(screen.title == "Notes" && app.path(of: "notes") == [])
    }

    @Test("a modal follows one that disappears, and keeps its stack and the modals above it", arguments: [true, false])
    func follows(closesFirst: Bool) async throws {
        let app = AppFixture(.withModals + [.settings])
        try await app.signIn()
        for (link, modals) in [
            ("settings", ["settings"]), ("draft/tags", ["draft draft/tags"]), ("settings", ["settings"]),
            ("draft/preview", ["draft", "draft/preview"]), ("settings", ["settings"]),
        ] {
            let isFirst = app.root.state.modals.isEmpty
            app.screen.keepsClosedSheets = true
            if closesFirst { app.root.close(modal: 0) }
            _ = app.screen.title
            app.root.open(parsing: "focal://\(link)")
            #expect(isFirst || !app.screen.outline.contains("Sheet\n"), "the next one waits")
            app.screen.keepsClosedSheets = false
            #expect(app.root.state.modals == modals)
            #expect(app.screen.outline.ranges(of: "Sheet\n").count == modals.count)
        }
        try app.screen.press("Close")
        #expect(app.root.state.modals.isEmpty && app.screen.title == "Notes")
    }

    @Test("the modals are open again after a restart")
    func restarts() async throws {
        try await app.signIn()
        try open("draft/preview")
        let next = await app.restarted()
        #expect(modals == ["draft", "draft/preview"], "a scene that disappears closes nothing")
        #expect(next.screen.title == "preview")
        try next.screen.press("Close")
        #expect(next.screen.title == "Draft")
    }

    @Test("600 random steps: the screen shows what the state says, and no text is lost without a question")
    func agrees() async throws {
        let app = AppFixture(.withModals)
        try await app.signIn()
        var random = SeededRandom(seed: 21)
        func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        let links = ["notes", "notes/3", "user", "about", "about/license", "draft", "draft/tags", "draft/preview"]
        var (log, asked, sheets): ([String], Int, Int) = ([], 0, 0)
        func texts() -> [ObjectIdentifier: String] {
            var texts: [ObjectIdentifier: String] = [:]
            let stacks = app.root.tabs.map { ScreenStack.tab($0.name) } + (0..<9).map { .modal($0) }
            for screen in stacks.flatMap({ app.root.screens(in: $0) }) {
                if let store = screen.store as? TestDraftStore, store.isUnsaved { texts[screen.id] = store.state }
            }
            return texts
        }
        for step in 0..<600 {
            let (before, isDiscarding): ([ObjectIdentifier: String], Bool)
            let screen = app.screen
            var action = ""
            let isAsked = screen.buttons.contains { $0.place == .alert }
            switch below(12) {
            case _ where isAsked:
                action = below(2) == 0 ? "Keep Editing" : "Discard Changes"
            case 0, 1: action = "open \(links[below(links.count)])"
            case 2: action = "swipe"
            case 3: action = "back"
            case 4: action = "tab"
            case 5, 6: action = "type"
            default:
                action =
                    screen.buttons.filter { !$0.isDisabled && $0.title != "Sign Out" && $0.place != .dialog }.map(
                        \.title
                    ).randomElement(using: &random) ?? ""
            }
            (before, isDiscarding) = (texts(), action == "Discard Changes")
            var typed = false
            switch action {
            case let link where link.hasPrefix("open "):
                screen.open(try #require(URL(string: "focal://\(link.dropFirst(5))")))
            case "swipe": try? screen.pullSheet()
            case "back": try? screen.back()
            case "tab":
                if let tab = screen.tabs.filter({ !$0.isDisabled }).randomElement(using: &random)?.tag {
                    try screen.select(tab: tab)
                }
            case "type":
                if !screen.fields.isEmpty { try? screen.type(below(2) == 0 ? "" : "\(step)", into: "Text") }
                typed = true
            case "Done":
                typed = true
                try? screen.press(action)
            default: try? screen.press(action)
            }
            log = log.suffix(9) + [action]
            if step % 5 == 0 { await screen.appear() }
            guard case .home(_, let place, let asking) = app.root.state else {
                Issue.record("no home: \(log)")
                return
            }
            let shown = screen.outline.components(separatedBy: "\n").filter {
                $0.trimmingCharacters(in: .whitespaces) == "Sheet"
            }.count
            #expect(shown == place.modals.count, "step \(step) \(log)\n\(screen.outline)")
            #expect(screen.shows(question) == (asking != nil), "step \(step) \(log)\n\(screen.outline)")
            let title = app.root.screens(in: place.top).last.map {
                ($0.store as? TestDraftStore)?.route.title ?? ($0.store as? TestScreenStore)?.title
            }
            #expect(screen.title == title??.text(in: .english), "step \(step) \(log)\n\(screen.outline)")
            if !typed, !isDiscarding {
                #expect(before.allSatisfy { texts()[$0.key] == $0.value }, "lost at \(step) \(log)")
            }
            if asking != nil { asked += 1 }
            sheets = max(sheets, place.modals.count)
            if place.paths[place.tab, default: []].count > 6 { app.root.open(DeepLink(place.tab)); app.root.discard() }
            if place.modals.count > 5 { app.root.close(modal: 0); app.root.discard() }
        }
        #expect(asked > 20 && sheets > 2, "\(asked) \(sheets)")
    }
}
