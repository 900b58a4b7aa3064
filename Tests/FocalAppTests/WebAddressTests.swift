import Core
import Foundation
import Root
import RootTestSupport
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("Web addresses and wrong links", .exhaustive)
struct WebAddressTests {
    let app = AppFixture(.withModals)
    var screen: Screen { app.screen }

    private func open(_ text: String, isActivity: Bool = false) throws {
        screen.open(try #require(URL(string: text)), isActivity: isActivity)
    }

    @Test("an address of the app's host opens a screen, also from a QR code", arguments: [false, true])
    func opens(isActivity: Bool) async throws {
        try await app.signIn()
        try open("https://notes.example.com/notes/3", isActivity: isActivity)
        #expect(app.path(of: "notes") == ["notes/3"] && app.others.value.isEmpty)
    }

    @Test(
        "an address that leads to no screen goes to the app, once, and no error is visible",
        arguments: ["https://notes.example.com/help", "https://example.com/notes/3", "http://notes.example.com/notes"]
    )
    func passes(address: String) async throws {
        try await app.signIn()
        try open(address)
        try open(address, isActivity: true)
        #expect(app.others.value == [address] && app.path(of: "notes").isEmpty && app.root.linkError == nil)
        await Task.yield()
        try open(address)
        #expect(app.others.value == [address, address])
    }

    @Test("the error of a link is visible above a modal, and in it alone")
    func showsError() async throws {
        try await app.signIn()
        try open("focal://draft/preview")
        try open("focal://draft/x")
        #expect(screen.texts.count { $0 == "“x” is wrong in this link." } == 1)
        try #require(screen.buttons.first { $0.title == "Close" }).press()
        #expect(app.root.linkError == nil && app.root.state.modals.count == 2)
    }
}
