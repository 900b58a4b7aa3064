import Core
import Foundation
import Root
import RootTestSupport
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@testable import AppShell

@MainActor @Suite("A random user of modals", .exhaustive)
struct RandomModalSlowTests {
    @Test("random steps: the screen shows what the state says, and no text is lost without a question")
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
        for step in 0..<(triesAll ? 3_000 : 600) {
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
            let isAsking = screen.shows("Do you want to discard your changes?")
            #expect(isAsking == (asking != nil), "step \(step) \(log)\n\(screen.outline)")
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
