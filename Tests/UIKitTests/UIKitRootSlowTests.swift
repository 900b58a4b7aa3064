import Authentication
import Core
import Root
import RootTestSupport
import TestSupport
import Testing
@_spi(Testing) import UIKit

@MainActor @Suite("UIKit and the root of a SwiftUI app", .timeLimit(.minutes(5)))
struct UIKitRootSlowTests {
    @Test("open and close the same screens, ask at the same time, and keep the same texts")
    func agree() async throws {
        let all = Action.all
        let pairs = all.flatMap { first in all.flatMap { [[first, $0], [first, .type, $0]] } }
        let more = all.flatMap { first in all.flatMap { second in all.map { [first, .type, second, .type, $0] } } }
        let topmost: [Action] = [.open("draft/preview"), .push("draft"), .open("draft/tags")]
        for actions in [topmost] + pairs.drawn(300, seed: 1) + more.drawn(300, seed: 2) { try await compare(actions) }
    }

    /// Some questions see another link. They are answered with Discard and Keep Editing in turn.
    private func compare(_ actions: [Action]) async throws {
        let app = TabApp()
        let root = RootStore(.withModals, with: Dependencies(client: NoAnswer(), sessions: InMemorySessionStore()))
        await root.start()
        for (index, action) in (actions + [.open("notes/1"), .open("user")]).enumerated() {
            try await action.perform(in: app, root)
            if app.question != nil, index.isMultiple(of: 3) { try await Action.open("about").perform(in: app, root) }
            #expect(open(app) == open(root), "after action \(index) of \(actions)")
            guard app.question != nil else { continue }
            try await app.answer(index.isMultiple(of: 2) ? "Keep Editing" : "Discard Changes")
            if index.isMultiple(of: 2) { root.keepEditing() } else { root.discard() }
            #expect(open(app) == open(root), "after the answer at action \(index) of \(actions)")
        }
    }

    /// The tab, whether there is a question, and each stack: its links, its texts, and whether it is a cover.
    private func open(_ app: TabApp) -> [String] {
        let stacks = ["notes", "user"].compactMap { app.stacks[$0] } + app.modals
        let lines = stacks.map { "\($0.texts) \($0.drafts.map(\.state)) \($0.modalPresentationStyle == .fullScreen)" }
        return [app.tab, "\(app.question != nil)"] + lines
    }

    private func open(_ root: RootStore) -> [String] {
        guard case .home(_, let place, let asking) = root.state else { return [] }
        let stacks = [.tab("notes"), .tab("user")] + place.modals.indices.map { ScreenStack.modal($0) }
        let lines = stacks.map(root.screens).map { screens in
            let texts = screens.compactMap { ($0.store as? TestDraftStore)?.state }
            return "\(screens.map(\.link.description)) \(texts) \(screens.first?.presentation == .cover)"
        }
        return [place.tab, "\(asking != nil)"] + lines
    }
}

private enum Action {
    case open(String), push(String), close, closeModal, closeLower, pull, back, tab, type

    static let all: [Action] = [
        .open("notes/1"), .open("user/notes"), .open("about"), .open("about/license"), .open("draft"),
        .open("draft/tags"), .open("draft/preview"), .push("draft"), .push("draft/preview"), .push("draft/tags"),
        .push("about"), .push("about/license"), .close, .closeModal, .closeLower, .pull, .back, .tab,
    ]

    /// While the question is visible, only a link changes something.
    @MainActor func perform(in app: TabApp, _ root: RootStore) async throws {
        guard case .home(_, let place, let asking) = root.state else { return }
        let screens = root.screens(in: place.top)
        let tops = [app.topDraft, screens.last?.store as? TestDraftStore]
        switch self {
        case .open(let link):
            try await app.open(link)
            root.open(try DeepLink(parsing: link))
            // In UIKit, the app selects the tab of a link before the question.
            if app.question != nil { app.show(tab: place.tab) }
        case _ where asking != nil: return
        case .push(let link):
            try await app.push(link)
            root.push(try DeepLink(parsing: link))
        case .close: tops.forEach { $0?.navigator?.close() }
        case .closeModal: tops.forEach { $0?.navigator?.closeModal() }
        case .closeLower:
            app.stacks[app.tab]?.drafts.first?.navigator?.close()
            root.screens(of: place.tab).lazy.compactMap { $0.store as? TestDraftStore }.first?.navigator?.close()
        case .pull:
            app.modals.last?.pull()
            if screens.first?.presentation == .sheet { root.close(modal: place.modals.count - 1) }
        case .back:
            app.top?.swipeBack(fromEdge: true)
            let item = app.top?.topViewController?.navigationItem
            if item?.hidesBackButton == true { item?.leftBarButtonItem?.tap() }
            root.show(path: screens.dropFirst().dropLast().map(\.link), in: place.top)
        case .tab:
            guard place.modals.isEmpty else { return }
            let other = place.tab == "user" ? "notes" : "user"
            app.show(tab: other)
            root.select(tab: other)
        case .type: tops.forEach { $0?.change("text") }
        }
        await app.end()
    }
}
