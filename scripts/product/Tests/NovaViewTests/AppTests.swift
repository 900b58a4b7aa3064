import AppShell
import Core
import NovaFeatures
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@testable import Nova

@MainActor @Suite("The app", .timeLimit(.minutes(1)))
struct AppTests {
    @Test("after a login, the app greets the user and shows its tabs", arguments: Language.ofApp)
    func signsIn(language: Language) async throws {
        let root = NovaApp.setup.makeRoot(["Nova", "-fresh"])
        let screen = Screen(NovaApp.content(of: root), in: language)
        await screen.appear()
        root.closeModal()  // An introduction, if the app has one.
        root.signIn()
        for (field, text) in zip(screen.fields, ["Sincere@april.biz", "nova"]) {
            try screen.type(text, into: field.title)
        }
        try screen.press(ButtonMessages.login.text(in: language))
        await root.wait { if case .home = $0 { true } else { false } }
        root.closeModal()
        await screen.appear()
        #expect(screen.outline.contains("Leanne Graham"))
        #expect(screen.tabs.map(\.title) == root.tabs.map { $0.title.text(in: language) })
    }

    @Test("the list of licenses is up to date. To write it, use: swift package licenses")
    func hasLicenses() throws {
        #expect(try outdatedLicenses([License].all.map { ($0.package, $0.text) }) == [])
    }
}
