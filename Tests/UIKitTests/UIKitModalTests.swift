import Core
import RootTestSupport
import TestSupport
import Testing
@_spi(Testing) import UIKit

@MainActor @Suite("Modals in UIKit", .exhaustive)
struct UIKitModalTests {
    private let window = UIWindow()
    private let stack = UINavigationController(rootViewController: UIViewController())
    private let navigator: UIKitNavigator

    init() {
        let feature = TestFeature(client: ScriptedAPIClient(), user: nil)
        let stack = stack
        navigator = UIKitNavigator([ScreenFactory(TestDraftRoute.self, of: feature)]) { _ in stack }
        window.rootViewController = stack
    }

    private var top: UINavigationController? {
        var top: UIViewController = stack
        while let next = top.presentedViewController, next !== top { top = next }
        return top as? UINavigationController
    }

    private func end() async {
        (top ?? stack).running?.end()
        stack.running?.end()
        for _ in 1...10 { await Task.yield() }
    }

    private func draft() throws -> TestDraftStore {
        try #require((top?.topViewController as? ScreenController)?.store as? TestDraftStore)
    }

    @Test("a sheet and a cover have stacks of their own, a text stops a swipe, and Discard closes the sheet")
    func presents() async throws {
        navigator.push(TestDraftRoute.text.link)
        await end()
        let sheet = try #require(stack.presentedViewController as? UINavigationController)
        #expect(sheet.modalPresentationStyle == .pageSheet && !sheet.isModalInPresentation)
        let text = try draft()
        text.navigator?.push(TestDraftRoute.tags.link)
        await end()
        #expect(sheet.viewControllers.count == 2 && stack.viewControllers.count == 1)
        text.navigator?.push(TestDraftRoute.preview.link)
        #expect(sheet.viewControllers.count == 2, "a covered screen opens nothing")
        try draft().navigator?.close()
        await end()
        #expect(sheet.viewControllers.count == 1)
        text.change("Hello")
        #expect(sheet.isModalInPresentation)
        text.navigator?.close()
        await end()
        let alert = try #require(sheet.presentedViewController as? UIAlertController)
        #expect(alert.title == "Do you want to discard your changes?" && stack.presentedViewController != nil)
        alert.tap("Keep Editing")
        await end()
        #expect(stack.presentedViewController === sheet)
        text.save()
        await end()
        #expect(stack.presentedViewController == nil && text.cancellations > 0)
    }
}
