import Core
import Foundation
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@testable import AppShell

@MainActor @Suite("Links that open the app", .exhaustive)
struct LinkTests {
    let app = AppFixture()
    var screen: Screen { app.screen }

    private func open(_ link: String) throws {
        screen.open(try #require(URL(string: link)))
    }

    @Test("a link opens its screen in its tab")
    func opensScreen() async throws {
        try await app.signIn()
        try screen.select(tab: "user")
        try open("focal://notes/7")
        await screen.appear()
        #expect(app.selectedTab == "notes" && screen.title == "Note")
        #expect(screen.enabledButtons == ["illo expedita consequatur quia in"])
        try screen.back()
        #expect(screen.title == "Notes")
    }

    @Test("a wrong link shows a row with a message above the screen, and the screen stays", arguments: [true, false])
    func showsMessage(isSignedIn: Bool) async throws {
        if isSignedIn { try await app.signIn() } else { await screen.appear() }
        let outline = screen.outline
        let unknown = "There is no screen “x”."
        for (link, message) in ["notes/1/2": "“2” is wrong in this link.", "x": unknown] {
            try open("focal://\(link)")
            #expect(screen.shows(message))
            try screen.press("Close")
            #expect(screen.outline == outline)
        }
    }

    @Test("an address with a scheme that is not that of the app is ignored")
    func ignoresOther() async throws {
        try await app.signIn()
        let screen = Screen(ContentView(root: app.root, schemes: ["focal"]), in: .english)
        let outline = screen.outline
        for address in ["fb123://notes/7", "com.example.1:/login?code=2", "https://example.com/x", "file:///x"] {
            screen.open(try #require(URL(string: address)))
            #expect(screen.outline == outline, "\(address)")
        }
        screen.open(try #require(URL(string: "FOCAL://x")))
        #expect(screen.shows("There is no screen “x”."))
    }

    @Test("the schemes of an app are those of its URL type, or of all types if none has its name")
    func ownSchemes() {
        let types: [[String: Any]] = [
            ["CFBundleURLSchemes": ["fb123"]], ["CFBundleURLName": "test.Nova", "CFBundleURLSchemes": ["Nova"]],
        ]
        #expect(linkSchemes(in: types, of: "test.Nova") == ["nova"])
        #expect(linkSchemes(in: types, of: "test.Focal") == ["nova", "fb123"])
        #expect(linkSchemes(in: [], of: nil) == nil)
    }

    @Test("the message of a wrong link does not close an open dialog, and the next link removes the message")
    func keepsMessage() async throws {
        try await app.signIn()
        try screen.press("Sign Out")
        try open("focal://notes/1/2")
        #expect(screen.shows("Do you want to sign out?") && screen.buttons.count { $0.place == .alert } == 2)
        try screen.press("Cancel")
        #expect(screen.shows("“2” is wrong in this link."))
        try open("focal://notes/1")
        #expect(!screen.shows("“2” is wrong in this link."))
    }

    @Test("the message of a wrong link is in the language of the user", arguments: ["x", "notes/1/2", "notes//1"])
    func translatesMessage(link: String) async throws {
        var texts: [Set<String>] = []
        for language in Language.allCases {
            let screen = AppFixture(in: language).screen
            let before = screen.texts
            screen.open(try #require(URL(string: "focal://\(link)")))
            texts.append(Set(screen.texts).subtracting(before))
        }
        #expect(texts[0].count == 2 && texts[0].isDisjoint(with: texts[1]), "\(texts)")
    }
}
