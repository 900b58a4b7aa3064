#if os(iOS)
import XCTest

/// Runs in a simulator, with the fake server. Nobody is signed in at the start. The result bundle contains the
/// screenshots.
@MainActor
final class LoginUITests: XCTestCase {
    private let app = XCUIApplication()

    func testEnglish() throws { try use(["login": "Sign In", "logout": "Sign Out"], language: "en") }
    func testJapanese() throws { try use(["login": "ログイン", "logout": "ログアウト"], language: "ja") }

    /// Signs in, looks at the first two screens of each tab, and signs out.
    private func use(_ texts: [String: String], language: String) throws {
        continueAfterFailure = false
        let largestText = "UICTContentSizeCategoryAccessibilityExtraExtraExtraLarge"
        app.launchArguments = [
            "-fresh", "-AppleLanguages", "(\(language))", "-UIPreferredContentSizeCategoryName", largestText,
        ]
        app.launch()
        try press(texts["login"])
        try check("Login")
        let email = app.textFields.firstMatch
        email.tap()
        email.typeText("Sincere@april.biz")
        let password = app.secureTextFields.firstMatch
        password.tap()
        password.typeText("focal\n")
        XCTAssertTrue(password.waitForNonExistence(timeout: 30))
        let tabs = app.tabBars.buttons
        for index in 0..<max(tabs.count, 1) {
            if tabs.count > 0 { tabs.element(boundBy: index).tap() }
            try check("Tab \(index + 1)")
            let row = app.cells.buttons.firstMatch
            guard row.waitForExistence(timeout: 5) else { continue }
            row.tap()
            try check("Tab \(index + 1), first row")
            app.navigationBars.buttons.firstMatch.tap()
        }
        // The label of the menu greets the user.
        app.navigationBars.buttons.matching(NSPredicate(format: "label CONTAINS 'Leanne Graham'")).firstMatch.tap()
        try press(texts["logout"])
        try press(texts["logout"])
        XCTAssertTrue(app.buttons[texts["login"] ?? ""].firstMatch.waitForExistence(timeout: 30))
    }

    private func press(_ title: String?) throws {
        let button = app.buttons[try XCTUnwrap(title)].firstMatch
        XCTAssertTrue(button.waitForExistence(timeout: 30))
        button.tap()
    }

    /// Keeps a screenshot, and looks for faults such as a text that is cut off or has too little contrast.
    private func check(_ name: String) throws {
        let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
        try app.performAccessibilityAudit()
    }
}
#endif
