import Core
import Foundation
import RootTestSupport
import TestSupport
import Testing
@_spi(Testing) import UIKit

/// An app with an old screen on a navigation controller. Its server never answers.
@MainActor
final class OldApp {
    let window = UIWindow()
    let stack = UINavigationController(rootViewController: UIViewController())
    /// The navigation controller for links.
    var target: UINavigationController?
    let events = Locked<[AppEvent]>([])
    private(set) lazy var navigator = UIKitNavigator(
        [ScreenFactory(TestNoteRoute.self, of: TestFeature(client: NoAnswer(), user: nil))],
        events: AppEvents { [events] event in events.change { $0.append(event) } }
    ) { [weak self] _ in self?.target }

    init() {
        (target, window.rootViewController) = (stack, stack)
    }

    var shown: [String] {
        events.value.compactMap { if case .screen(let link) = $0 { link } else { nil } }
    }

    var links: [String?] { stack.viewControllers.map { ($0 as? ScreenController)?.link?.description } }

    func screen(_ link: String = "notes") throws -> ScreenController {
        try #require(navigator.makeController(DeepLink(parsing: link)))
    }

    /// Pushes a screen, and waits until it loads.
    @discardableResult
    func show(_ screen: ScreenController) async throws -> TestScreenStore {
        stack.pushViewController(screen, animated: false)
        return try await screen.loading()
    }

    func open(_ text: String) { (try? DeepLink(parsing: text)).map(navigator.open) }

    /// Ends the transition, and the work that waits for its end.
    func end(isCancelled: Bool = false) async {
        stack.running?.end(isCancelled: isCancelled)
        for _ in 1...10 { await Task.yield() }
    }
}

extension ScreenController {
    func loading() async throws -> TestScreenStore {
        let store = try #require(store as? TestScreenStore)
        var states = store.transitions.values.makeAsyncIterator()
        while store.state != .loading(previous: nil) { _ = try #require(await states.next()) }
        return store
    }
}

extension TestScreenStore {
    /// Whether nothing is loaded, and nothing loads.
    var isStopped: Bool { state == .idle(previous: nil) }

    func tap(_ id: Int) throws {
        open(try JSONDecoder().decode(TestNote.self, from: Data(#"{"id": \#(id), "userId": 1, "title": ""}"#.utf8)))
    }
}

struct NoAnswer: APIClient {
    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw .requestFailed(ConnectionFailure(.cancelled, server: ""))
    }
}
