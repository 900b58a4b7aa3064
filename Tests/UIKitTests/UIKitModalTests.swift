import Core
import RootTestSupport
import Testing
@_spi(Testing) import UIKit

@MainActor @Suite("Modals in UIKit", .timeLimit(.minutes(5)))
struct UIKitModalTests {
    private let app = TabApp()
    private let discard = "Discard Changes"

    @Test("a covered screen opens nothing. Close stops the screens of its modal, and those above it")
    func closes() async throws {
        try await app.open("draft/preview")
        let stores = app.modals.flatMap(\.drafts)
        await app.end { stores[0].navigator?.push(TestDraftRoute.tags.link) }
        #expect(app.modals.map(\.texts) == [["draft"], ["draft/preview"]])
        await app.end { app.modals[0].viewControllers[0].navigationItem.leftBarButtonItem?.tap() }
        #expect(app.modals.isEmpty && stores.allSatisfy { $0.cancellations > 0 })
    }

    @Test("there is one question. Keep Editing changes nothing, and Discard does the last thing that was asked about")
    func asks() async throws {
        try await app.open("draft")
        let (stack, store) = (app.top, try #require(app.topDraft))
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

    @Test("above an unsaved screen, no swipe goes back. Back has no menu, and asks only if a text would be lost")
    func back() async throws {
        try await app.open("about")
        let about = try #require(app.topDraft)
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
        app.topDraft?.change("Hello")
        let form = UIViewController()
        app.top?.present(form, animated: false)
        try await app.open("about")
        #expect(form.presentedViewController is UIAlertController)
        try await app.answer(discard)
        #expect(app.presented.isEmpty && app.top?.texts == ["notes", "about"])
    }

    @Test("pushes while a modal disappears, and a close while one appears, wait for the end")
    func waits() async throws {
        try await app.open("draft")
        app.topDraft?.navigator?.close()
        app.navigator.push(TestAboutRoute.about.link)
        try await app.push("about/license")
        #expect(app.modals.isEmpty && app.top?.texts == ["notes", "about", "about/license"])
        app.navigator.push(TestDraftRoute.text.link)
        app.topDraft?.navigator?.close()
        #expect(app.modals.count == 1)
        await app.end()
        #expect(app.modals.isEmpty && app.top?.texts == ["notes", "about", "about/license"])
    }

    @Test("a link that changes a stack, and opens a modal above it, does one after the other")
    func steps() async throws {
        let links = [TestDraftRoute.text.link, TestDraftRoute.tags.link]
        app.top?.viewControllers = links.compactMap { app.navigator.makeController($0) }
        try await app.open("draft/preview")
        #expect(app.stacks["notes"]?.texts == ["draft"] && app.modals.map(\.texts) == [["draft/preview"]])
    }

    @Test("a pull on a stack that the app has presented asks. A save closes the stack and the question")
    func ownStack() async throws {
        let screen = try #require(app.navigator.makeController(TestDraftRoute.text.link))
        let own = UINavigationController(rootViewController: screen)
        app.tabs.present(own, animated: false)
        app.topDraft?.change("Hello")
        await app.end { own.pull() }
        #expect(app.question != nil)
        await app.end { app.topDraft?.save() }
        #expect(app.presented.isEmpty)
    }

    @Test("a screen in a hidden tab opens no modal, and closes only itself")
    func hiddenTab() async throws {
        try await app.open("about")
        let about = try #require(app.topDraft)
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
