import Core
import RootTestSupport
import Testing
@_spi(Testing) import UIKit

@MainActor @Suite("Modals in UIKit", .timeLimit(.minutes(5)))
struct UIKitModalTests {
    private let app = TabApp()
    private let discard = "Discard Changes"

    @Test("a covered screen opens nothing. Close and a pull close a modal, and stop all its screens at the end")
    func closes() async throws {
        try await app.open("draft/preview")
        let stores = app.modals.flatMap(\.drafts)
        await app.end { stores[0].navigator?.push(TestDraftRoute.tags.link) }
        #expect(app.modals.map(\.texts) == [["draft"], ["draft/preview"]])
        await app.end { app.top?.viewControllers[0].navigationItem.leftBarButtonItem?.tap() }
        #expect(app.modals.map(\.texts) == [["draft"]] && stores.map { $0.cancellations > 0 } == [false, true])
        try await app.push("draft/tags")
        app.top?.pull()
        #expect(stores[0].cancellations == 0)
        await app.end()
        #expect(app.modals.isEmpty && stores[0].cancellations > 0)
    }

    @Test("there is one question. Keep Editing changes nothing, and Discard does the last thing that was asked about")
    func asks() async throws {
        try await app.open("draft")
        let (stack, store) = (app.top, try app.draft())
        store.change("Hello")
        await app.end { stack?.viewControllers[0].navigationItem.leftBarButtonItem?.tap() }
        #expect(app.question?.title == "Do you want to discard your changes?")
        try await app.answer("Keep Editing")
        #expect(app.top === stack && app.presented.count == 1 && store.cancellations == 0)
        try await app.open("notes/1")
        try await app.open("notes/2")
        #expect(app.presented.count == 2)
        try await app.answer(discard)
        #expect(app.presented.isEmpty && app.top?.texts == ["notes", "notes/2"])
        #expect(store.cancellations > 0 && store.state == "Hello")
    }

    @Test("a screen that is saved closes itself, and the question")
    func save() async throws {
        try await app.open("draft")
        try app.draft().change("Hello")
        try await app.open("notes/1")
        try await app.end { try app.draft().save() }
        #expect(app.presented.isEmpty && app.top?.texts == ["notes"])
    }

    @Test(
        "above an unsaved screen, no swipe goes back, and the back button has no menu. It asks only if a text is lost"
    )
    func back() async throws {
        try await app.open("about")
        let about = try app.draft()
        about.change("Hello")
        try await app.push("about/license")
        let (stack, item) = (try #require(app.top), try #require(app.top?.topViewController).navigationItem)
        #expect(item.hidesBackButton)
        for fromEdge in [true, false] { stack.swipeBack(fromEdge: fromEdge) }
        #expect(stack.running == nil)
        await app.end { about.change("") }
        #expect(!item.hidesBackButton && item.leftBarButtonItem == nil)
        await app.end { about.change("Hello") }
        await app.end { item.leftBarButtonItem?.tap() }
        #expect(app.question == nil && stack.texts == ["notes", "about"])
    }

    @Test("the question is above a form of the screen, and the link closes the form only after it")
    func form() async throws {
        try await app.open("draft")
        try app.draft().change("Hello")
        let form = UIViewController()
        app.top?.present(form, animated: false)
        try await app.push("draft/tags")
        #expect(app.top?.texts == ["draft"])
        try await app.open("about")
        #expect(form.presentedViewController is UIAlertController)
        try await app.answer(discard)
        #expect(app.presented.isEmpty && app.top?.texts == ["notes", "about"])
    }

    @Test("a push while a modal disappears, and a close while one appears, wait for the end")
    func waits() async throws {
        try await app.open("draft")
        try app.draft().navigator?.close()
        try await app.push("about")
        #expect(app.modals.isEmpty && app.top?.texts == ["notes", "about"])
        app.navigator.push(TestDraftRoute.text.link)
        try app.draft().navigator?.close()
        #expect(app.modals.count == 1)
        await app.end()
        #expect(app.modals.isEmpty && app.top?.texts == ["notes", "about"])
    }

    @Test("close() of the first screen closes a navigation controller that the app has presented, after a question")
    func ownController() async throws {
        let screen = try #require(app.navigator.makeController(TestDraftRoute.text.link))
        let own = UINavigationController(rootViewController: screen)
        app.tabs.present(own, animated: false)
        own.drafts[0].change("Hello")
        await app.end { own.pull() }
        try await app.answer("Keep Editing")
        #expect(app.modals.first === own)
        await app.end { own.drafts[0].save() }
        #expect(app.modals.isEmpty)
    }

    @Test("a screen in a hidden tab opens no modal, and closes only itself")
    func hiddenTab() async throws {
        try await app.open("about")
        let about = try app.draft()
        try await app.open("user")
        await app.end { about.navigator?.push(TestDraftRoute.text.link) }
        #expect(app.modals.isEmpty)
        try await app.open("draft")
        about.change("Hello")
        await app.end { about.navigator?.close() }
        try await app.answer(discard)
        #expect(app.modals.map(\.texts) == [["draft"]] && app.stacks["notes"]?.texts == ["notes"])
    }
}
