import Authentication
import Core
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("Random actions over modals", ExhaustiveTrait(limit: .seconds(300)), .oneThread)
struct RandomModalTests {
    @Test("the root is what a small model says, and no text is lost without a question", arguments: [1, 2, 3, 4])
    func agrees(seed: UInt64) async throws {
        let run = RandomModals(seed: seed)
        try await run.start(actions: 5_000)
        let all: Set = ["asked", "discarded", "kept", "modals 3", "session", "logout asks", "text kept"]
        #expect(run.reached.isSuperset(of: all))
    }
}

@MainActor
private final class RandomModals {
    let app = RootFixture(.withModals)
    var reached: Set<String> = []
    private var model = ModalModel()
    private var random: SeededRandom
    private var user = 0
    private var done = 0
    private var log: [String] = []
    private var root: RootStore { app.root }

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    private func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    private var stacks: [ScreenStack] {
        [.tab("notes"), .tab("user")] + model.open.modals.indices.map { .modal($0) }
    }

    func start(actions: Int) async throws {
        await app.login(user)
        try check()
        for _ in 0..<actions {
            done += 1
            try await act()
            try check()
        }
    }

    private func note(_ text: String) { log = log.suffix(11) + [text] }

    private func act() async throws {
        let link = ModalModel.stacks.keys.sorted()[below(ModalModel.stacks.count)]
        let stack = stacks[below(stacks.count)]
        let index = below(model.cards(stack).count)
        let store = root.screens(in: stack)[index].store as? TestDraftStore
        if model.isAsking, below(2) == 0 { return await answer() }
        switch below(20) {
        case 0...3:
            note("open \(link)")
            model.open(link)
            root.open(try root.link(parsing: link))
        case 4...7:
            guard let navigator = store?.navigator else { return }
            note("push \(link) above \(index) in \(stack)")
            model.push(link, above: index, in: stack)
            navigator.push(try root.link(parsing: link))
        case 8:
            guard let navigator = store?.navigator else { return }
            note("close \(index) in \(stack)")
            model.close(from: index, in: stack)
            navigator.close()
        case 9:
            guard let navigator = store?.navigator, case .modal = stack else { return }
            note("close modal \(stack)")
            model.close(from: 0, in: stack)
            navigator.closeModal()
        case 10:
            guard case .modal(let modal) = model.top else { return }
            note("swipe \(modal)")
            model.close(from: 0, in: .modal(modal))
            root.close(modal: modal)
        case 11:
            let tab = below(2) == 0 ? "notes" : "user"
            note("tab \(tab)")
            if tab != model.open.tab { model.go(to: (tab, model.links.tabs, [])) }
            root.select(tab: tab)
        case 12 where below(2) == 0:
            let pushed = ["notes/3", "about", "about/license", "user/notes", "draft/tags"]
            // A link twice in a row is not saved.
            let path = (0..<below(4)).map { _ in pushed[below(pushed.count)] }.reduce(into: [String]()) {
                if $0.last != $1 { $0.append($1) }
            }
            note("path \(path) in \(stack)")
            var next = model.links
            switch stack {
            case .tab(let tab): next.tabs[tab] = (next.tabs[tab] ?? []).prefix(1) + path
            case .modal(let modal): next.modals[modal] = next.modals[modal].prefix(1) + path
            }
            model.go(to: next)
            root.show(path: try path.map { try root.link(parsing: $0) }, in: stack)
        case 12:
            let top = model.top
            note("back in \(top)")
            let count = model.cards(top).count
            if count > 1 { model.close(from: count - 1, in: top) }
            root.show(path: root.screens(in: top).dropFirst().dropLast().map(\.link), in: top)
        case 13...16:
            guard let store else { return }
            let text = below(3) == 0 ? "" : "text \(done)"
            note("type “\(text)” at \(index) in \(stack)")
            model.cards(stack)[index].text = text
            store.change(text)
        case 17: if below(4) == 0 { await logout() }
        case 18: if below(4) == 0 { await endSession() }
        default: await checkSavedPaths()
        }
    }

    private func answer() async {
        if below(2) == 0 {
            note("keep editing")
            reached.insert("kept")
            (model.asked, model.wantsLogout) = (nil, false)
            return root.keepEditing()
        }
        note("discard")
        reached.insert("discarded")
        if let asked = model.asked {
            model.go(to: asked, isAgreed: true)
            root.discard()
        } else {
            let old = openScreens
            root.discard()
            await signedOut(old)
        }
    }

    private func logout() async {
        note("logout")
        if model.all.contains(where: { !$0.text.isEmpty }) {
            (model.asked, model.wantsLogout) = (nil, true)
            reached.insert("logout asks")
            await root.logout()
        } else {
            let old = openScreens
            await root.logout()
            await signedOut(old)
        }
    }

    private func signedOut(_ old: [OpenScreen]) async {
        await app.leaveHome()
        checkGone(old)
        model = ModalModel()
        user = below(3)
        await app.login(user)
    }

    private func endSession() async {
        note("the session ends")
        reached.insert("session")
        let texts = model.all.contains { !$0.text.isEmpty }
        let old = openScreens
        await app.sessions.update { $0 = nil }
        await app.leaveHome()
        checkGone(old)
        let next = below(3)
        if next == user, texts { reached.insert("text kept") }
        if next == user { (model.asked, model.wantsLogout) = (nil, false) } else { model = ModalModel() }
        user = next
        await app.login(user)
    }

    /// After some logouts, the tabs of nobody are visible.
    private func checkGone(_ old: [OpenScreen]) {
        let open = stacks.flatMap { root.screens(in: $0) }
        #expect(!open.contains { old.contains($0) }, "action \(done): \(log)")
        #expect(open.isEmpty || root.state == .home(nil, Place(tab: "notes")), "action \(done): \(log)")
    }

    private var openScreens: [OpenScreen] { stacks.flatMap { root.screens(in: $0) } }

    /// Throws at the first difference, because the next action needs a model that agrees.
    private func check() throws {
        guard case .home(let user, let place, let asking) = root.state else {
            return try #require(Bool(false), "No home after action \(done): \(log)")
        }
        try #require(user?.id.description == "\(self.user + 1)", "action \(done): \(log)")
        let links = model.links
        let modals = place.modals.map { $0.map(\.description) }
        try #require(place.tab == links.tab && modals == links.modals, "action \(done): \(log)")
        for (tab, path) in links.tabs {
            let open = place.paths[tab, default: []].map(\.description)
            try #require(open == Array(path.dropFirst()), "action \(done): \(log)")
        }
        try #require((asking != nil) == model.isAsking, "action \(done): \(log)")
        for stack in stacks {
            let cards = model.cards(stack)
            try #require(root.screens(in: stack).map { "\($0.link)" } == cards.map(\.link), "action \(done): \(log)")
            for (card, screen) in zip(cards, root.screens(in: stack)) {
                guard let store = screen.store as? TestDraftStore else { continue }
                try #require(store.state == card.text, "action \(done): \(log)")
            }
        }
        if asking != nil { reached.insert("asked") }
        if place.modals.count > 2 { reached.insert("modals 3") }
    }

    private func checkSavedPaths() async {
        let next = RootFixture(.withModals, sessions: app.sessions)
        await next.root.start(with: root.savedPaths)
        guard case .home(_, let place, _) = root.state, case .home(_, let other, _) = next.root.state else { return }
        #expect(place == other, "action \(done): \(log)")
    }
}
