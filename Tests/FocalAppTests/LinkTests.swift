import Core
import Foundation
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("Links that open the app", .exhaustive)
struct LinkTests {
    let app = AppScreen()
    var screen: Screen { app.screen }

    private func open(_ link: String) throws {
        screen.open(try #require(URL(string: link)))
    }

    @Test("a link opens its page in its tab")
    func opensPage() async throws {
        try await app.signIn()
        try screen.select(tab: "user")
        try open("focal://notes/7")
        await screen.appear()
        #expect(app.selectedTab == "notes" && screen.title == "Note")
        #expect(screen.enabledButtons == ["illo expedita consequatur quia in"])
        try screen.back()
        #expect(screen.title == "Notes")
    }

    @Test("a link with Japanese text and spaces opens its page")
    func opensSearch() async throws {
        try await app.signIn()
        try open("focal://notes?search=%E7%8C%AB%20neko")
        await screen.appear()
        #expect(app.path(of: "notes") == ["notes?search=%E7%8C%AB%20neko"] && screen.enabledButtons == ["Reload"])
    }

    @Test("a link before the login opens its page after the login", arguments: [true, false])
    func waitsForLogin(isRestoring: Bool) async throws {
        if !isRestoring { await screen.appear() }
        try open("focal://user/notes")
        try await app.signIn()
        #expect(app.selectedTab == "user" && app.path(of: "user") == ["user/notes"])
    }

    @Test("a wrong link shows an alert, and the page stays", arguments: [true, false])
    func showsAlert(isSignedIn: Bool) async throws {
        if isSignedIn { try await app.signIn() } else { await screen.appear() }
        let outline = screen.outline
        try open("focal://notes/1/2")
        #expect(screen.shows("“2” is wrong in this link."))
        try screen.press("Close")
        #expect(screen.outline == outline)
    }

    @Test("the alert of an unknown name lists the tabs")
    func listsTabs() async throws {
        await screen.appear()
        try open("focal://x")
        #expect(screen.shows("There is no page “x”. A link starts with one of these names: notes, user."))
    }

    @Test("what is wrong with a link is said in the language of the user", arguments: ["x", "notes/1/2", "notes//1"])
    func translatesAlert(link: String) async throws {
        var texts: Set<String> = []
        for language in Language.allCases {
            let screen = AppScreen(in: language).screen
            let before = Set(screen.texts)
            screen.open(try #require(URL(string: "focal://\(link)")))
            let alert = screen.texts.filter { !before.contains($0) }.map(\.string)
            texts.formUnion(alert.filter { $0 != ButtonMessages.close.text(in: language) })
        }
        #expect(texts.count == 2, "\(texts)")
    }
}
