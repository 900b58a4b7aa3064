import Core
import RootTestSupport
import Testing
@_spi(Testing) import UIKit

@MainActor @Suite("Modals in UIKit", .timeLimit(.minutes(5)))
struct UIKitModalTests {
    private let app = TabApp()
    private let discard = "Discard Changes"

    @Test("a sheet and a cover have stacks of their own, a covered screen opens nothing, and Close and a pull close it")
    func presents() async throws {
        try await app.push("draft")
        let text = try app.draft()
        await app.end { text.navigator?.push(TestDraftRoute.tags.link) }
        await app.end { text.navigator?.push(TestDraftRoute.preview.link) }
        #expect(app.modals.map(\.texts) == [["draft", "draft/tags"]])
        try await app.end { try app.draft().navigator?.push(TestDraftRoute.preview.link) }
        try await app.end { try app.draft().navigator?.push(TestDraftRoute.text.link) }
        #expect(app.modals.map(\.texts) == [["draft", "draft/tags"], ["draft/preview"], ["draft"]])
        #expect(app.modals.map(\.modalPresentationStyle) == [.pageSheet, .fullScreen, .pageSheet])
        let stores = app.modals.flatMap(\.drafts)
        await app.end { app.modals[1].viewControllers[0].navigationItem.leftBarButtonItem?.tap() }
        #expect(app.modals.map(\.texts) == [["draft", "draft/tags"]])
        #expect(stores.map { $0.cancellations > 0 } == [false, false, true, true])
        app.top?.pull()
        #expect(stores[0].cancellations == 0)
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
            default: stack.drafts[0].navigator?.close()
            }
            await app.end()
        }
        try await leave()
        #expect(app.question?.title == "Do you want to discard your changes?")
        try await app.answer("Keep Editing")
        #expect(app.tab == "notes" && app.top === stack && stack.texts == before && store.cancellations == 0)
        try await leave()
        await app.end { store.navigator?.close() }
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
        await app.end { text.save() }
        #expect(app.presented.isEmpty && app.top?.texts == ["notes", "notes/2"])
    }

    @Test("a link that waits for a transition, and then asks, selects no tab")
    func tab() async throws {
        try await app.open("draft")
        try app.draft().change("Hello")
        try app.draft().navigator?.push(TestDraftRoute.preview.link)
        await app.end { app.navigator.open(TestUserRoute.first.link) }
        #expect(app.question != nil && app.tab == "notes")
    }

    @Test("above an unsaved screen, the back button has no menu. The own button asks only if a text would be lost")
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
        await app.end { item.leftBarButtonItem?.tap() }
        #expect(app.question == nil && stack.texts == ["notes", "about"])
    }

    @Test("the question is above a form, and the link closes the form only after it")
    func form() async throws {
        try await app.open("draft")
        try app.draft().change("Hello")
        let form = UIViewController()
        app.top?.present(form, animated: false)
        try await app.end { try app.draft().navigator?.push(TestDraftRoute.tags.link) }
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
        await app.end { app.navigator.push(TestAboutRoute.about.link) }
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
