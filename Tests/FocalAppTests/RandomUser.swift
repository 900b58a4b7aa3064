import Authentication
import Core
import FakeAPI
import Foundation
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@testable import AppShell

/// Uses the app at random, in a wide and in a narrow window, and checks what the app shows after about half of the
/// steps.
@MainActor
final class RandomUser {
    private let isReadOnly = Locked(false)
    private let app: AppFixture
    private let links: [String]
    /// The screen of `app` in Japanese. The test reads only the texts of this screen.
    private let japanese: Screen
    private var random: SeededRandom
    private var step = 0
    private var typed: Set<String> = []

    private var screen: Screen { app.screen }

    /// Creates a user of an app with these features. The user also opens these links.
    init(of features: [AppFeature], links: [String], seed: UInt64) {
        random = SeededRandom(seed: seed)
        self.links = features.map { $0.route.name } + links + ["x"]
        app = AppFixture(features, sessions: .memory(isReadOnly: isReadOnly))
        japanese = Screen(ContentView(root: app.root), in: .japanese)
    }

    func use(steps: Int) async throws {
        for _ in 0..<steps {
            step += 1
            try await act()
            for _ in 0..<below(4) { await Task.yield() }
            if below(2) == 0 { draw() }
            if below(10) == 0 { checkTexts() }
            if below(25) == 0 { await rest() }
        }
    }

    /// Signs out, closes the screen, and checks that all requests end.
    func leave() async {
        await rest()
        isReadOnly.change { $0 = false }
        await app.root.auth.logout()
        screen.disappear()
        // Without a user, a logout does not cancel the pause before a search.
        await wait { app.server.running.value == 0 && !app.clock.hasSleepers }
    }

    private func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    private func pick<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &random) }

    private func act() async throws {
        // The test becomes slower with each open screen.
        if case .home(_, let place, _) = app.root.state {
            if place.modals.count > 2 { app.root.closeModal() }
            if place.paths[place.tab, default: []].count > 3 { app.root.show(path: [], of: place.tab) }
        }
        switch below(20) {
        case 0: await changeServer()
        case 1: if below(5) == 0 { endSession() }
        case 2: if below(2) == 0 { try open() } else { screen.resize(isWide: below(2) == 0) }
        case 3:
            try? screen.search(pick(["", "a", " eum ", "zz", "猫"]) ?? "", in: pick(["Sidebar", "NavigationStack"]))
        case 4: Task { [screen] in try? await screen.refresh() }
        case 5...7: try? screen.back()
        case 8: if let tab = pick(screen.tabs.filter { !$0.isDisabled })?.tag { try screen.select(tab: tab) }
        case 9...11: app.clock.advance(by: .milliseconds(400))
        case 12...13: try type()
        default: press()
        }
    }

    private func changeServer() async {
        let lost = FakeFault.failure(.requestFailed(ConnectionFailure(.lost, server: "fake")))
        switch below(8) {
        case 0: await app.backend.inject(lost, times: 2)
        case 1: await app.backend.inject(.status(500), times: 3)
        case 2: await app.backend.inject(.status(401), at: FakeRoute(below(2) == 0 ? "/posts" : "/todos"), times: 1)
        case 3: await app.backend.delay(by: .seconds(1))
        case 4: isReadOnly.change { $0.toggle() }
        default: await app.backend.restore()
        }
    }

    /// Ends the session on the server, or in the session store of the app.
    private func endSession() {
        let isOnServer = below(2) == 0
        Task { [app] in
            if isOnServer { _ = try? await app.client.send(APIRequest(.post, "/v1/logout")) }
            if !isOnServer { try? await app.sessions.update { $0 = nil } }
        }
    }

    private func open() throws {
        guard let url = pick(links).flatMap({ URL(string: "focal://\($0)") }) else { return }
        screen.open(url)
    }

    private func type() throws {
        let fields = screen.fields.filter { !$0.isDisabled }
        guard let field = pick(fields) else { return }
        let texts =
            switch field.title {
            case "Email" where fields.count == 2: ["Sincere@april.biz", "Shanna@melissa.tv", "neko"]
            case "Password": ["focal", "focal", "wrong"]
            default: ["", "猫 太郎", "110"]
            }
        let text = pick(texts) ?? ""
        typed.insert(text)
        try screen.type(text, into: field.title)
        if below(4) == 0 { try screen.submit(field.title) }
    }

    private func press() {
        let modal = screen.buttons.filter { $0.place == .dialog || $0.place == .alert }
        pick((modal.isEmpty ? screen.buttons : modal).filter { !$0.isDisabled })?.press()
    }

    /// Starts the tasks of new views, and sometimes cancels them. Checks that a button is enabled or something loads.
    private func draw() {
        let started = screen.start()
        if below(4) == 0 { started.cancel() }
        let lines = screen.outline.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let canGoOn = lines.contains {
            $0.hasPrefix("Button") && !$0.hasSuffix("disabled)") || $0.hasPrefix("ProgressView") || $0 == "Placeholder"
        }
        #expect(canGoOn, "Step \(step): no button is enabled, and nothing loads.\n\(lines.joined(separator: "\n"))")
    }

    private func checkTexts() {
        let texts = Set(screen.texts)
        // Without a Japanese title, a new feature has its English title in both languages.
        let titles = app.root.routes.map { $0.title.text(in: .english) }
        // What the user has typed can be visible before the server has it.
        let data = app.server.texts.value.map { $0.replacing("\n", with: " ") } + titles + typed
        for text in texts.intersection(japanese.texts) {
            // A row can show the beginning of a text.
            let words = text.replacing("…", with: "").replacing("\n", with: " ")
            if data.contains(where: { $0.contains(words) }) { continue }
            Issue.record("Step \(step): “\(text)” is the same in both languages.")
        }
    }

    /// Makes the server work normally again, and waits until nothing is loading.
    private func rest() async {
        await app.backend.restore()
        await wait {
            screen.start()
            return app.server.running.value == 0 && !app.clock.hasSleepers && !screen.isLoading
        }
    }

    /// Lets time pass until `isReached` returns true when no job can run.
    private func wait(until isReached: () -> Bool) async {
        for _ in 0..<1_000 {
            await settle()
            if isReached() { return }
            app.clock.advance(by: .seconds(5))
        }
        Issue.record("Step \(step): the screen loads without an end.\n\(screen.outline)")
    }
}
