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
}
