import Core
import RootTestSupport
import Testing
@_spi(Testing) import UIKit

@MainActor @Suite("Modals in UIKit", .timeLimit(.minutes(5)))
struct UIKitModalTests {
    private let app = TabApp()
    private let discard = "Discard Changes"

    @Test("a sheet and a cover have stacks of their own, a covered screen opens nothing, and Close closes a cover")
    func presents() async throws {
        try await app.push("draft")
        let text = try app.draft()
        text.navigator?.push(TestDraftRoute.tags.link)
        await app.end()
        text.navigator?.push(TestDraftRoute.preview.link)
        await app.end()
        #expect(app.modals.map(\.texts) == [["draft", "draft/tags"]])
        try app.draft().navigator?.push(TestDraftRoute.preview.link)
        await app.end()
        try app.draft().navigator?.push(TestDraftRoute.text.link)
        await app.end()
        #expect(app.modals.map(\.texts) == [["draft", "draft/tags"], ["draft/preview"], ["draft"]])
        #expect(app.modals.map(\.modalPresentationStyle) == [.pageSheet, .fullScreen, .pageSheet])
        let stores = app.modals.flatMap(\.viewControllers).compactMap {
            ($0 as? ScreenController)?.store as? TestDraftStore
        }
        app.modals[1].viewControllers[0].navigationItem.leftBarButtonItem?.tap()
        await app.end()
        #expect(app.modals.map(\.texts) == [["draft", "draft/tags"]])
        #expect(stores.map { $0.cancellations > 0 } == [false, false, true, true])
        text.navigator?.close()
        await app.end()
        #expect(app.modals.isEmpty && stores.allSatisfy { $0.cancellations > 0 })
    }

    @Test(
        "each way out of an unsaved screen asks once, above all else. Keep Editing changes nothing",
        arguments: ["Close", "Back", "swipe", "pull", "link", "closeModal", "close below"]
    )
    func asks(way: String) async throws {
        try await app.open(["swipe", "Back"].contains(way) ? "about/license" : "draft/tags")
        let (store, stack) = (try app.draft(), try #require(app.top))
        store.change("Hello")
        await app.end()
        let before = stack.texts
        func leave() async throws {
            switch way {
            case "Close": stack.viewControllers[0].navigationItem.leftBarButtonItem?.tap()
            case "Back": stack.topViewController?.navigationItem.leftBarButtonItem?.tap()
            case "swipe": stack.swipeBack(fromEdge: true)
            case "pull": stack.pull()
            case "link": try await app.open("user")
            case "closeModal": store.navigator?.closeModal()
            default: ((stack.viewControllers[0] as? ScreenController)?.store as? TestDraftStore)?.navigator?.close()
            }
            await app.end()
        }
        try await leave()
        #expect(app.question?.title == "Do you want to discard your changes?")
        try await app.answer("Keep Editing")
        #expect(app.tab == "notes" && app.top === stack && stack.texts == before && store.cancellations == 0)
        try await leave()
        store.navigator?.close()
        await app.end()
        try await leave()
        #expect(app.presented.count { $0 is UIAlertController } == 1)
        try await app.answer(discard)
        #expect(app.question == nil && store.cancellations > 0 && store.state == "Hello")
        #expect(way == "swipe" || way == "Back" ? stack.texts == ["notes", "about"] : app.modals.isEmpty)
    }

    @Test("the last link decides what Discard does, and a save withdraws the question")
    func lastLink() async throws {
        try await app.open("draft")
        try app.draft().change("Hello")
        try await app.open("notes/1")
        try await app.open("notes/2")
        try await app.answer(discard)
        #expect(app.modals.isEmpty && app.top?.texts == ["notes", "notes/2"])
        try await app.open("draft")
        let text = try app.draft()
        text.change("Hello")
        try await app.open("notes/1")
        text.save()
        await app.end()
        #expect(app.presented.isEmpty && app.top?.texts == ["notes", "notes/2"])
    }

    @Test("a link that waits for a transition, and then asks, selects no tab")
    func tab() async throws {
        try await app.open("draft")
        try app.draft().change("Hello")
        try app.draft().navigator?.push(TestDraftRoute.preview.link)
        app.navigator.open(TestUserRoute.first.link)
        await app.end()
        #expect(app.question != nil && app.tab == "notes")
    }

    @Test(
        "above an unsaved screen, there is no menu of the back button. The own button asks only if a text would be lost"
    )
    func menu() async throws {
        try await app.open("about")
        let about = try app.draft()
        about.change("Hello")
        try await app.push("about/license")
        let (stack, item) = (try #require(app.top), try #require(app.top?.topViewController).navigationItem)
        #expect(item.hidesBackButton)
        stack.swipeBack(fromEdge: false)
        #expect(stack.running == nil)
        about.change("")
        await app.end()
        #expect(!item.hidesBackButton && item.leftBarButtonItem == nil)
        stack.swipeBack(fromEdge: false)
        #expect(stack.running != nil)
        stack.running?.end(isCancelled: true)
        about.change("Hello")
        await app.end()
        item.leftBarButtonItem?.tap()
        await app.end()
        #expect(app.question == nil && stack.texts == ["notes", "about"])
    }

    @Test("a clean sheet follows a pull, and its stores stop at its end")
    func pull() async throws {
        try await app.open("draft/tags")
        let tags = try app.draft()
        try #require(app.top).pull()
        #expect(tags.cancellations == 0)
        await app.end()
        #expect(app.modals.isEmpty && tags.cancellations > 0)
    }

    @Test("the question is above a form, and the link closes the form only after it")
    func form() async throws {
        try await app.open("draft")
        try app.draft().change("Hello")
        let form = UIViewController()
        app.top?.present(form, animated: false)
        try app.draft().navigator?.push(TestDraftRoute.tags.link)
        await app.end()
        #expect(app.top?.texts == ["draft"], "a covered screen opens nothing")
        try await app.open("draft/tags")
        #expect(form.presentedViewController === app.question && app.question != nil)
        try await app.answer(discard)
        #expect(app.presented.count == 1 && app.top?.texts == ["draft", "draft/tags"])
    }

    @Test("a push while a modal disappears, and a close while one appears, wait for the end")
    func waits() async throws {
        try await app.open("draft")
        try app.draft().navigator?.close()
        app.navigator.push(TestAboutRoute.about.link)
        await app.end()
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
        let (own, text) = (
            UINavigationController(rootViewController: screen), try #require(screen.store as? TestDraftStore)
        )
        app.tabs.present(own, animated: false)
        text.change("Hello")
        own.pull()
        await app.end()
        try await app.answer("Keep Editing")
        #expect(app.modals.first === own)
        text.save()
        await app.end()
        #expect(app.modals.isEmpty)
    }

    @Test("a screen in a hidden tab opens no modal, and closes only itself")
    func hiddenTab() async throws {
        try await app.open("about")
        let about = try app.draft()
        try await app.open("user")
        about.navigator?.push(TestDraftRoute.text.link)
        await app.end()
        #expect(app.modals.isEmpty)
        try await app.open("draft")
        about.change("Hello")
        about.navigator?.close()
        await app.end()
        try await app.answer(discard)
        #expect(app.modals.map(\.texts) == [["draft"]] && app.stacks["notes"]?.texts == ["notes"])
    }
}
