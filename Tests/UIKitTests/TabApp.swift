import Core
import RootTestSupport
import TestSupport
import Testing
@_spi(Testing) import UIKit

/// An app with the tabs `notes` and `user`, and with modals. Its server never answers.
@MainActor
final class TabApp {
    let window = UIWindow()
    let tabs = UITabBarController()
    let stacks = ["notes": UINavigationController(), "user": UINavigationController()]
    private(set) lazy var navigator = UIKitNavigator([
        ScreenFactory(TestNoteRoute.self, of: feature), ScreenFactory(TestUserRoute.self, of: feature),
        ScreenFactory(TestDraftRoute.self, of: feature), ScreenFactory(TestAboutRoute.self, of: feature),
    ]) { [tabs, stacks] link in
        if let tab = stacks[link.name] { tabs.selectedViewController = tab }
        return tabs.selectedViewController as? UINavigationController
    }
    private let feature = TestFeature(client: NoAnswer(), user: nil)

    init() {
        for (name, stack) in stacks {
            stack.viewControllers = [navigator.makeController(DeepLink(name))].compactMap(\.self)
        }
        (window.rootViewController, tabs.viewControllers) = (tabs, ["notes", "user"].compactMap { stacks[$0] })
        tabs.selectedViewController = stacks["notes"]
    }

    var tab: String { tabs.selectedViewController === stacks["user"] ? "user" : "notes" }

    func show(tab: String) { tabs.selectedViewController = stacks[tab] }

    var presented: [UIViewController] {
        Array(sequence(first: tabs as UIViewController) { $0.presentedViewController }.dropFirst())
    }

    var modals: [UINavigationController] { presented.compactMap { $0 as? UINavigationController } }
    var question: UIAlertController? { presented.last as? UIAlertController }
    /// The visible stack, if no form or question is above it.
    var top: UINavigationController? { modals.last ?? stacks[tab] }

    func open(_ text: String) async throws {
        try await end { navigator.open(try DeepLink(parsing: text)) }
    }

    func push(_ text: String) async throws {
        try await end { navigator.push(try DeepLink(parsing: text)) }
    }

    /// Runs `work`, ends all transitions, and runs the work that waits for their ends.
    func end(_ work: () throws -> Void) async rethrows {
        try work()
        var running: [Transition] = []
        repeat {
            running.forEach { $0.end() }
            for _ in 1...10 { await Task.yield() }
            running = (presented + [tabs] + Array(stacks.values)).compactMap(\.running).prefix(1).map(\.self)
        } while !running.isEmpty
    }

    func end() async { await end {} }

    var topDraft: TestDraftStore? { (top?.topViewController as? ScreenController)?.store as? TestDraftStore }

    func answer(_ title: String) async throws {
        try await end { try #require(question).tap(title) }
    }
}

extension UINavigationController {
    var texts: [String] { viewControllers.map { ($0 as? ScreenController)?.link?.description ?? "old" } }
    var drafts: [TestDraftStore] { viewControllers.compactMap { ($0 as? ScreenController)?.store as? TestDraftStore } }
}
