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
@testable import FocalApp

@MainActor @Suite("The start of the app", .exhaustive)
struct StartTests {
    @Test("before it is known who is signed in, the app shows neither the login screen nor the home screen")
    func waits() async {
        let app = AppFixture()
        #expect(app.screen.outline == "ProgressView \"Loading…\"")
        await app.screen.appear()
        #expect(!app.screen.tabs.isEmpty)
    }

    @Test("without a session, the app opens on its tabs, and an app without tabs opens on the login screen")
    func opensTabs() async throws {
        for features in [[AppFeature].notesAndUser, .all, []] {
            let app = AppFixture(features)
            for _ in 1...2 { await app.screen.appear() }
            #expect(app.screen.tabs.count == features.tabs.count)
            #expect(app.screen.fields.isEmpty != features.isEmpty)
            #expect(!app.screen.outline.contains("Menu"))
            #expect(app.screen.enabledButtons.contains("Sign In"))
            #expect(app.screen.enabledButtons.contains("Not Now") == false)
        }
    }

    @Test("the launch argument -tabs opens these tabs alone, with the fake server and without a session")
    func opensSomeTabs() async throws {
        let setup = FocalApp.setup
        #expect(setup.fresh(["Focal"]) == nil)
        let features = [AppFeature].all
        let tabs = features.tabs.map { $0.route.name }
        #expect(setup.fresh(["Focal", "-fresh"])?.tabs.map { $0.name } == tabs)
        // A feature that only links open is a tab, too.
        for tab in features.map({ $0.route.name }) + ["settings"] {
            let root = try #require(setup.fresh(["Focal", "-tabs", tab]))
            #expect(root.tabs.map { $0.name } == [tab])
            await root.start()
            #expect(root.state == .home(nil, Place(tab: tab)))
        }
    }

    @Test("the login screen that a button of the toolbar opens leads back to the tabs, also after an error")
    func goesBack() async throws {
        let app = AppFixture()
        for _ in 1...2 { await app.screen.appear() }
        let outline = app.screen.outline
        for isWrong in [false, true] {
            try app.screen.press("Sign In")
            #expect(app.screen.fields.count == 2 && app.screen.tabs.isEmpty)
            if isWrong { await app.root.auth.login(email: "Sincere@april.biz", pass: "wrong") }
            try app.screen.press("Not Now")
            #expect(app.screen.outline == outline)
        }
    }

    @Test("a screen that needs a session says so, leads to the login, and is open again after it")
    func needsSession() async throws {
        let app = AppFixture()
        for _ in 1...2 { await app.screen.appear() }
        try app.screen.select(tab: "user")
        for _ in 1...2 { await app.screen.appear() }
        #expect(app.screen.shows("You must sign in to see this."))
        try #require(app.screen.buttons.first { $0.title == "Sign In" && $0.place == .screen }).press()
        try await app.signIn()
        #expect(app.selectedTab == "user" && app.screen.shows("Leanne Graham"))
    }

    @Test("the tabs have their titles in the language of the user, and a symbol", arguments: Language.allCases)
    func showsTabs(language: Language) async throws {
        for features in [[AppFeature].notesAndUser, .all] {
            let app = AppFixture(features, in: language)
            try await app.signIn()
            #expect(app.screen.tabs.map(\.title) == features.tabs.map { $0.route.title.text(in: language) })
            #expect(features.allSatisfy { !$0.route.symbol.isEmpty })
        }
    }

    @Test(
        "the hosts of the app are links, also with -fresh, and -tabs shows no feature once",
        arguments: [[], ["-fresh"]]
    )
    func hasHosts(arguments: [String]) throws {
        var setup = AppSetup("Nova", features: .withWelcome(afterLogin: false))
        setup.server = URL(string: "https://nova.example.com")
        setup.hosts = ["nova.example.com"]
        setup.fake = { _, events in FakeAPIClient(FakeBackend(), events: events) }
        let root = setup.makeRoot(["Nova"] + arguments)
        #expect(try root.link(parsing: "https://nova.example.com/notes/3") == DeepLink("notes", path: ["3"]))
        let names = setup.makeRoot(["Nova", "-tabs", "notes,draft"]).routes.map { $0.name }
        #expect(names == ["notes", "draft", "about"])
    }
}
