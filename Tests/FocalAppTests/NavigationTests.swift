import AppFeatures
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

@MainActor @Suite("The screens of the app", .exhaustive)
struct NavigationTests {
    let app = AppFixture()
    var screen: Screen { app.screen }

    @Test("each tab has a command with its number, which can be used while the tabs are visible")
    func commands() async throws {
        for language in Language.allCases {
            let commands = Screen(TabCommands(root: app.root), in: language)
            #expect(commands.buttons.map(\.title) == app.root.tabs.map { $0.title.text(in: language) })
            #expect(commands.buttons.map(\.key) == ["1", "2"] && commands.enabledButtons.isEmpty)
        }
        await screen.appear()
        try Screen(TabCommands(root: app.root), in: .english).press("User")
        #expect(app.selectedTab == "user")
    }

    @Test("going back from a screen that is loading cancels its work")
    func cancelsWork() async throws {
        try await app.signIn()
        await app.backend.delay(by: .seconds(1), at: FakeRoute("/todos/*"))
        try app.press(row: 0)
        screen.start()
        await app.clock.sleepers(1)
        let store = try #require(app.root.screens(of: "notes").last?.store as? TestScreenStore)
        try screen.back()
        #expect(store.state == .idle(previous: nil))
    }

    @Test("one route can be open twice, and each of its screens has a state of its own")
    func opensScreenTwice() async throws {
        try await app.signIn()
        try await app.open(row: 0)
        try await app.open(row: 0)
        await app.backend.inject(.status(500), at: FakeRoute("/todos/*"), times: 1)
        try await app.open(row: 0)
        #expect(app.path(of: "notes") == ["notes/1", "notes?owner=1", "notes/1"])
        #expect(Set(app.root.screens(of: "notes")).count == 4)
        #expect(screen.enabledButtons == ["Try Again"])
        try screen.back()
        #expect(screen.title == "Notes" && screen.buttons.count == 10)
        try screen.back()
        #expect(screen.enabledButtons == ["delectus aut autem"])
    }

    @Test("after more than 5 minutes in the background, the visible screen loads again, and its content stays visible")
    func comesBack() async throws {
        try await app.signIn()
        try await app.open(row: 0)
        // The end of this stay must not end the next one.
        screen.enter(.background)
        screen.enter(.active)
        screen.enter(.background)
        await Task {}.value
        app.clock.advance(by: .seconds(301))
        screen.enter(.inactive)
        await app.backend.delay(by: .seconds(1))
        screen.enter(.active)
        await app.clock.sleepers(1)
        let store = try #require(app.root.screens(of: "notes").last?.store as? TestScreenStore)
        #expect(screen.enabledButtons == ["delectus aut autem"])
        #expect(store.state == .loading(previous: store.state.content))
        app.clock.advance(by: .seconds(1))
        await store.loadIfNeeded()
        #expect(store.state == .loaded(try #require(store.state.content)))
    }

    @Test("each route has a screen, which loads when it appears", arguments: [true, false])
    func showsEachRoute(isTest: Bool) async throws {
        let app = AppFixture(isTest ? .notesAndUser : .all)
        try await app.signIn()
        let links = isTest ? ["notes/1", "notes?owner=1", "notes?search=eum", "user/notes"] : []
        let checked = try links.map { try DeepLink(parsing: $0, for: app.root.tabs) }
        for link in checked + app.root.tabs.map({ $0.first.link }) {
            app.root.open(link)
            #expect(app.screen.title != nil, "\(link) has no screen.")
            await app.screen.appear()
            // When the end of a list appears, the next page is loaded.
            for _ in 1...10 where app.screen.shows("Loading…") { await app.screen.appear() }
            #expect(!app.screen.enabledButtons.isEmpty, "\(link) has no buttons.")
            #expect(!app.screen.shows("Loading…"), "\(link) is not loaded.")
        }
    }
}
