import Core
import RootTestSupport
import Testing
@_spi(Testing) import UIKit

@MainActor @Suite("The navigator of UIKit", .timeLimit(.minutes(5)))
struct UIKitNavigatorTests {
    let app = OldApp()

    @Test("a double tap opens one screen, and a covered screen opens none")
    func doubleTap() async throws {
        let store = try await app.show(app.screen())
        for id in [1, 1, 2] { try store.tap(id) }
        await app.end()
        try store.tap(2)
        app.navigator.push(DeepLink("notes", path: ["1"]))
        #expect(app.links == [nil, "notes", "notes/1"])
        let known = try app.screen("notes/2").store
        app.navigator.push(DeepLink("notes", path: ["2"])) { _ in known }
        #expect((app.stack.topViewController as? ScreenController)?.store === known)
    }

    @Test("a screen loads another one again, which stays where it is")
    func reloads() async throws {
        let (list, note) = (try await app.show(app.screen()), try await app.show(app.screen("notes/1")))
        list.cancel()
        note.cancel()
        app.navigator.reload(DeepLink("notes"))
        await app.end()
        #expect(!list.isStopped && note.isStopped && app.links == [nil, "notes", "notes/1"])
    }

    @Test("during a swipe back, a screen opens another one only if the swipe is cancelled", arguments: [false, true])
    func swipe(isCancelled: Bool) async throws {
        let store = try await app.show(app.screen())
        app.stack.popViewController(animated: true)
        try store.tap(1)
        await app.end(isCancelled: isCancelled)
        if !isCancelled { try store.tap(1) }
        #expect(app.links == (isCancelled ? [nil, "notes", "notes/1"] : [nil]))
    }

    @Test("a screen inside another controller opens a screen, and is stopped if the other one is closed")
    func child() async throws {
        let (parent, screen) = (UIViewController(), try app.screen())
        parent.addChild(screen)
        app.stack.pushViewController(parent, animated: false)
        let store = try await screen.loading()
        app.stack.popViewController(animated: false)
        #expect(store.isStopped)
        app.stack.pushViewController(parent, animated: false)
        try store.tap(1)
        #expect(app.links == [nil, nil, "notes/1"])
    }

    @Test("a link replaces what is above the first screen. A screen of the link that is open keeps its store")
    func links() async throws {
        var made: [ScreenController] = []
        app.navigator.onCreate = { made.append($0) }
        for link in ["notes/1", "notes", "notes/2", "boats", "notes/1/2"] {
            app.open(link)
            await app.end()
        }
        #expect(made.map { $0.link?.description } == ["notes", "notes/1", "notes/2"])
        #expect(made.map { ($0.store as? TestScreenStore)?.isStopped } == [false, true, false])
        #expect(app.links == [nil, "notes", "notes/2"])
        #expect(app.navigator.canOpen(DeepLink("notes")) && !app.navigator.canOpen(DeepLink("boats")))
    }

    @Test("a link dismisses what the app has presented")
    func dismisses() async throws {
        let (screen, parent) = (try app.screen(), UIViewController())
        parent.addChild(screen)
        app.stack.viewControllers = [parent]
        app.stack.present(UIViewController(), animated: false)
        app.open("notes")
        #expect(app.links == [nil])
        await app.end()
        #expect(app.stack.presentedViewController == nil && app.links == [nil, "notes"])
    }

    @Test("a link opens nothing if there is no stack for it, and the first screen of an empty stack")
    func noStack() {
        app.target = nil
        app.open("notes")
        app.navigator.push(DeepLink("notes"))
        #expect(app.links == [nil])
        app.target = app.stack
        app.stack.viewControllers = []
        app.navigator.push(DeepLink("notes"))
        #expect(app.links == ["notes"])
    }
}
