import AppFeatures
import Core
import Foundation
import Root
import RootTestSupport
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@testable import AppShell

@MainActor @Suite("The welcome in an app with any tabs", .exhaustive)
struct WelcomeTests {
    @Test("with the texts of the app, a view has the language of its locale, and English where there is no text")
    func translates() {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: "fr")
        #expect(values.language == .english)
        values.translations = StringCatalog()
        #expect(values.language.rawValue == "fr" && ButtonMessages.retry.text(in: values.language) == "Try Again")
    }

    @Test(
        "the first screen of each tab greets the user, who can sign out there",
        arguments: [[], Array([AppFeature].notesAndUser.prefix(1)), .notesAndUser, .all]
    )
    func greets(features: [AppFeature]) async throws {
        for (language, welcome) in [Language.english: "Welcome, Leanne Graham!", .japanese: "ようこそ、Leanne Grahamさん"] {
            let app = AppFixture(features, in: language)
            for tab in features.isEmpty ? [nil] : features.tabs.map({ $0.route.name }) {
                try await app.signIn()
                if let tab { try app.screen.select(tab: tab) }
                await app.screen.appear()
                #expect(app.screen.outline.contains("Menu \"\(welcome)\""))
                try await app.signOut()
                await app.root.wait { $0 == .login }
                #expect(try await app.sessions.session() == nil)
                #expect(app.screen.fields.count == 2)
            }
        }
    }

    @Test("a screen above the first screen of a tab has no welcome")
    func isOnFirstScreen() async throws {
        let app = AppFixture()
        try await app.signIn()
        try await app.open(row: 0)
        #expect(!app.screen.outline.contains("Menu"))
    }

    @Test("a logout asks first, and the user can stay")
    func asks() async throws {
        let app = AppFixture()
        try await app.signIn()
        try app.screen.press("Sign Out")
        #expect(app.screen.shows("Do you want to sign out?"))
        try await app.screen.tap("Cancel")
        #expect(!app.screen.shows("Do you want to sign out?") && app.root.state != .login)
    }

    @Test("an app without tabs says that it has no screens", arguments: Language.allCases)
    func saysHow(language: Language) async throws {
        let app = AppFixture([], in: language)
        try await app.signIn()
        #expect(app.screen.shows(HomeMessages.noScreens.text(in: language)) && app.screen.tabs.isEmpty)
    }
}
