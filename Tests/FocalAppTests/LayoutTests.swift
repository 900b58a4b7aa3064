import Core
import Foundation
import Root
import RootTestSupport
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@testable import AppShell

@MainActor @Suite("The app on a wide display", .exhaustive)
struct LayoutTests {
    let app = AppFixture(isWide: true)
    var screen: Screen { app.screen }

    private func showsList(_ screen: Screen) -> Bool { screen.outline.contains("Title \"Notes\"") }

    @Test("beside a list, a row replaces the open screen, and a narrow window shows only the last screen")
    func replaces() async throws {
        try await app.signIn()
        #expect(screen.shows("Select an element"))
        try await app.open(row: 1)
        #expect(app.path(of: "notes") == ["notes/2"] && showsList(screen) && screen.title == "Note")
        // The first ten rows are in the list, and the next one is on the screen of the note.
        try await app.open(row: 10)
        #expect(app.path(of: "notes") == ["notes/2", "notes?owner=1"])
        try await app.open(row: 0)
        #expect(app.path(of: "notes") == ["notes/1"] && !screen.shows("Select an element"))
        screen.resize(isWide: false)
        #expect(!showsList(screen) && screen.title == "Note")
        try screen.back()
        #expect(app.path(of: "notes") == [] && screen.title == "Notes")
    }

    @Test("links and saved paths open the same screens beside the list")
    func restores() async throws {
        try await app.signIn()
        for link in ["focal://notes/7", "focal://notes?owner=2"] {
            screen.open(try #require(URL(string: link)))
            await screen.appear()
        }
        app.root.push(DeepLink("notes", path: ["8"]))
        await screen.appear()
        let next = await app.restarted()
        next.screen.resize(isWide: true)
        await next.screen.appear()
        #expect(next.path(of: "notes") == ["notes?owner=2", "notes/8"] && showsList(next.screen))
        try next.screen.back()
        #expect(next.path(of: "notes") == ["notes?owner=2"])
    }

    @Test("with the large text sizes for accessibility, buttons are below each other")
    func stacksButtons() {
        let row = ErrorRow(LinkError.emptyPart, actions: nil)
        for (size, stack) in [DynamicTypeSize.xxxLarge: "HStack", .accessibility1: "VStack"] {
            let lines = Screen(row.dynamicTypeSize(size), in: .english).outline.components(separatedBy: "\n")
            #expect(lines.contains("  \(stack)") && lines.filter { $0.hasPrefix("    Button") }.count == 2, "\(lines)")
        }
    }

    @Test("the test in the simulator presses buttons that the app has")
    func usesTexts() throws {
        let file = URL(filePath: #filePath).appending(path: "../../FocalUITests/LoginUITests.swift").standardized
        let test = try String(contentsOf: file, encoding: .utf8)
        for (name, message) in ["login": ButtonMessages.login, "logout": ButtonMessages.logout] {
            for language in Language.allCases {
                #expect(test.contains("\"\(name)\": \"\(message.text(in: language))\""))
            }
        }
    }
}
