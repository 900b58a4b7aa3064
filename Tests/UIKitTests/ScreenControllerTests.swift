import Core
import RootTestSupport
import TestSupport
import Testing
@_spi(Testing) import UIKit

@MainActor @Suite("A screen in UIKit", .timeLimit(.minutes(5)))
struct ScreenControllerTests {
    let app = OldApp()

    @Test("it has its title before it is pushed, and loads when it appears, also after it was closed")
    func appears() async throws {
        let screen = try app.screen("notes/1")
        #expect(screen.navigationItem.title == "Note")
        #expect(screen.title == nil)
        for count in 1...2 {
            let store = try await app.show(screen)
            #expect(app.shown == Array(repeating: "notes/1", count: count))
            app.stack.popViewController(animated: false)
            #expect(store.isStopped)
        }
        #expect(app.events.value.contains(.transition(store: "TestScreenStore", state: "loading")))
    }

    @Test("a swipe back stops the work at its end. A cancelled swipe stops nothing, and sends no second event")
    func swipe() async throws {
        let store = try await app.show(app.screen())
        for isCancelled in [true, false] {
            app.stack.popViewController(animated: true)
            #expect(!store.isStopped)
            await app.end(isCancelled: isCancelled)
            #expect(store.isStopped != isCancelled)
        }
        #expect(app.shown == ["notes"])
    }

    @Test("a controller that moves to another stack loads, also if UIKit reports late that it has left the old one")
    func moves() async throws {
        let (screen, next) = (try app.screen(), UINavigationController())
        try await app.show(screen)
        app.stack.popViewController(animated: false)
        app.stack.present(next, animated: false)
        next.viewControllers = [screen]
        let store = try await screen.loading()
        screen.didMove(toParent: nil)
        #expect(!store.isStopped)
    }

    @Test("a screen that is closed at once loads nothing, and its end does not stop a new controller of its store")
    func reuse() async throws {
        var old: ScreenController? = try app.screen()
        let store = try #require(old?.store as? TestScreenStore)
        app.stack.viewControllers += [old].compactMap(\.self)
        app.stack.popViewController(animated: false)
        await app.end()
        #expect(store.isStopped)
        try await app.show(ScreenController(store))
        old = nil
        await app.end()
        #expect(!store.isStopped)
    }

    @Test("a dismissal stops a screen, and all screens of a stack, at its end. A cancelled dismissal stops nothing")
    func dismissal() async throws {
        let (first, second) = (try app.screen(), try app.screen("notes/1"))
        let sheet = UINavigationController(rootViewController: first)
        app.stack.present(sheet, animated: false)
        let below = try await first.loading()
        sheet.pushViewController(second, animated: false)
        let top = try await second.loading()
        for isCancelled in [true, false] {
            app.stack.dismiss(animated: true)
            #expect(!top.isStopped && !below.isStopped)
            await app.end(isCancelled: isCancelled)
            #expect(top.isStopped != isCancelled && below.isStopped != isCancelled)
        }
        sheet.viewControllers = []
        app.stack.present(first, animated: false)
        _ = try await first.loading()
        app.stack.dismiss(animated: false)
        #expect(below.isStopped)
    }

    @Test("nothing retains a closed screen and its store", arguments: [false, true])
    func isReleased(isRoot: Bool) async throws {
        weak var screen: ScreenController?
        weak var store: TestScreenStore?
        func open() async throws {
            let new = try app.screen()
            if isRoot { app.window.rootViewController = UINavigationController() }
            let stack = app.window.rootViewController as? UINavigationController
            stack?.pushViewController(new, animated: false)
            (screen, store) = (new, try await new.loading())
        }
        try await open()
        if isRoot { app.window.rootViewController = UIViewController() }
        app.stack.popViewController(animated: true)
        await app.end()
        #expect(screen == nil)
        while store != nil, !Task.isCancelled { await Task.yield() }
        #expect(store == nil)
    }
}
