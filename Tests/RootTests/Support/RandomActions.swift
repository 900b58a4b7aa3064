import Authentication
import Core
import FakeAPI
import Foundation
import Root
import RootTestSupport
import TestSupport
import Testing

/// Random actions for an app with any tabs: logins and logouts, faults of the server, and opening screens.
@MainActor
final class RandomActions {
    let app: RootFixture
    private(set) var done = 0
    private let clock = TestClock()
    private let date = Locked(Date(timeIntervalSince1970: 1_795_219_200))
    private var random: SeededRandom
    private var callers: [Task<Void, Never>] = []

    init(_ features: [AppFeature] = .notesAndUser, posts: Int, seed: UInt64) {
        random = SeededRandom(seed: seed)
        app = RootFixture(
            features,
            data: .generated(posts: posts, users: 3),
            now: { [date] in date.value },
            clock: clock
        )
    }

    /// Whether a pause is running, or the state of `auth` is `loading`.
    var isBusy: Bool { clock.hasSleepers || app.root.auth.state.isLoading }

    func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    func pick<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &random) }

    /// Calls an action without waiting for it.
    func call(_ action: @escaping @MainActor () async -> Void) {
        callers.append(Task { await action() })
    }

    /// Cancels one of the tasks that `call(_:)` has started.
    func cancel() {
        pick(callers)?.cancel()
    }

    /// Does actions one after the other. After some of them, and at the end, calls `rest`.
    func start(_ count: Int, _ act: () async -> Void, rest: () async -> Void) async {
        for _ in 0..<count {
            done += 1
            if app.root.state.user == nil, below(2) == 0 { account() }
            await act()
            if below(2) == 0 { await Task.yield() }
            if below(4) == 0 { clock.advance(by: .milliseconds(400)) }
            if below(12) == 0 { await rest() }
        }
        await rest()
    }

    /// Lets time pass until nothing is running any more.
    func finish() async {
        for _ in 0..<1_000 {
            await settle()
            guard clock.hasSleepers else { break }
            clock.advance(by: .seconds(5))
        }
        callers = []
    }
}

extension RandomActions {
    func account() {
        let auth = app.root.auth
        let (email, pass) = (RootFixture.emails[below(2)], below(6) == 0 ? "wrong" : "focal")
        date.change { $0.addTimeInterval(30) }
        switch below(14) {
        case 0: call { await auth.logout() }
        case 12: app.root.signIn()
        case 13: app.root.cancelSignIn()
        case 1: auth.cancel()
        case 2: auth.acknowledgeError()
        case 3: call { await auth.restore() }
        default: call { await auth.login(email: email, pass: pass) }
        }
    }

    /// Changes the server, the session or the time. `path` is a path from which the screens load.
    func environment(_ path: APIPath) async {
        switch below(6) {
        case 0: await app.endSession()
        case 1: await app.sessions.update { $0 = nil }
        case 2: date.change { $0.addTimeInterval(2_000) }
        case 3: await app.backend.inject(.failure(.requestFailed(ConnectionFailure(.lost, server: "fake"))), times: 2)
        case 4: await app.backend.inject(.status(500), times: 3)
        default: await app.backend.inject(.status(401), at: FakeRoute(path), times: 1)
        }
    }

    func navigate(_ links: [String]) {
        guard let link = pick(links), let link = try? app.link(link) else { return }
        guard case .home(_, let place, _) = app.root.state else { return app.root.open(link) }
        let (tab, paths) = (place.tab, place.paths)
        switch below(6) {
        case 0: app.root.open(link)
        case 1: app.root.select(tab: pick(app.root.tabs.map { $0.name } + ["none"]) ?? "")
        case 2: app.root.push(link)
        default: app.root.show(path: Array((paths[tab] ?? []).prefix(5).dropLast(1 + below(2))), of: tab)
        }
    }
}
