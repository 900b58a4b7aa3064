import Authentication
import Core
import Root
import RootTestSupport
import TestSupport
import Testing
@_spi(Testing) import UIKit

@MainActor @Suite("UIKit and the root of a SwiftUI app", .timeLimit(.minutes(5)))
struct UIKitRootTests {
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
            try await action.perform(in: app)
            try action.perform(in: root)
            // In UIKit, the app selects the tab of a link before the question.
            if app.question != nil { app.show(tab: Open(root).tab) }
            #expect(Open(app) == Open(root), "after action \(index) of \(actions)")
            if Open(root).isAsking, index.isMultiple(of: 3) {
                try await Action.open("about").perform(in: app)
                try Action.open("about").perform(in: root)
                #expect(Open(app) == Open(root), "after another link at action \(index) of \(actions)")
            }
            guard Open(root).isAsking, app.question != nil else { continue }
            try await app.answer(index.isMultiple(of: 2) ? "Keep Editing" : "Discard Changes")
            if index.isMultiple(of: 2) { root.keepEditing() } else { root.discard() }
            #expect(Open(app) == Open(root), "after the answer at action \(index) of \(actions)")
        }
    }
}

@MainActor
private struct Open: Equatable {
    var tab = ""
    var stacks: [[String]] = []
    var covers: [Bool] = []
    var texts: [String] = []
    var isAsking = false

    init(_ app: TabApp) {
        let open = ["notes", "user"].compactMap { app.stacks[$0] } + app.modals
        (tab, stacks, isAsking) = (app.tab, open.map(\.texts), app.question != nil)
        (texts, covers) = (open.flatMap(\.drafts).map(\.state), open.map { $0.modalPresentationStyle == .fullScreen })
    }

    init(_ root: RootStore) {
        guard case .home(_, let place, let asking) = root.state else { return }
        let open = [.tab("notes"), .tab("user")] + place.modals.indices.map { ScreenStack.modal($0) }
        (tab, stacks) = (place.tab, open.map { root.screens(in: $0).map(\.link.description) })
        texts = open.flatMap { root.screens(in: $0) }.compactMap { ($0.store as? TestDraftStore)?.state }
        (covers, isAsking) = (open.map { root.screens(in: $0).first?.presentation == .cover }, asking != nil)
    }
}

private enum Action {
    case open(String), push(String), close, closeModal, closeLower, pull, back, tab, type

    static let all: [Action] = [
        .open("notes/1"), .open("user/notes"), .open("about"), .open("about/license"), .open("draft"),
        .open("draft/tags"),
        .open("draft/preview"), .push("draft"), .push("draft/preview"), .push("draft/tags"), .push("about"),
        .push("about/license"), .close, .closeModal, .closeLower, .pull, .back, .tab,
    ]

    /// While the question is visible, only a link changes something.
    @MainActor func perform(in app: TabApp) async throws {
        switch self {
        case .open(let link): return try await app.open(link)
        case _ where app.question != nil: return
        case .push(let link): try await app.push(link)
        case .close: app.topDraft?.navigator?.close()
        case .closeModal: app.topDraft?.navigator?.closeModal()
        case .closeLower: app.stacks[app.tab]?.drafts.first?.navigator?.close()
        case .pull: app.modals.last?.pull()
        case .back:
            app.top?.swipeBack(fromEdge: true)
            let item = app.top?.topViewController?.navigationItem
            if item?.hidesBackButton == true { item?.leftBarButtonItem?.tap() }
        case .tab: if app.modals.isEmpty { app.show(tab: otherTab(app.tab)) }
        case .type: app.topDraft?.change("text")
        }
        await app.end()
    }

    @MainActor func perform(in root: RootStore) throws {
        guard case .home(_, let place, let asking) = root.state else { return }
        let screens = root.screens(in: place.top)
        let top = screens.last?.store as? TestDraftStore
        switch self {
        case .open(let link): root.open(try DeepLink(parsing: link))
        case _ where asking != nil: return
        case .push(let link): root.push(try DeepLink(parsing: link))
        case .close: top?.navigator?.close()
        case .closeModal: top?.navigator?.closeModal()
        case .closeLower:
            root.screens(of: place.tab).lazy.compactMap { $0.store as? TestDraftStore }.first?.navigator?.close()
        case .pull: if screens.first?.presentation == .sheet { root.close(modal: place.modals.count - 1) }
        case .back: root.show(path: screens.dropFirst().dropLast().map(\.link), in: place.top)
        case .tab: if place.modals.isEmpty { root.select(tab: otherTab(place.tab)) }
        case .type: top?.change("text")
        }
    }

    private func otherTab(_ tab: String) -> String { tab == "user" ? "notes" : "user" }
}
