#if os(iOS)
import XCTest

/// Runs in a simulator, with the fake server. Nobody is signed in at the start. The result bundle contains the
/// screenshots.
///
/// No test sees what the system does with sheets and covers. Nobody has looked at this yet, on one iPhone, one iPad and
/// one Mac:
/// 1. Type in a sheet, press Close, then Discard. The same with a link while the sheet is open. Does the alert of an
///    open sheet follow a change of the state?
/// 2. With unsaved text on a pushed screen: tap the selected tab. From a screen above it: hold the Back button.
/// 3. On iOS 26, swipe back from the middle of the screen.
/// 4. A link from a sheet to another sheet, from a sheet to a cover, and from one modal to two. If SwiftUI does not
///    report that the first one has gone, the next one follows after a second.
/// 5. The end of a session with an open sheet. A restart with a sheet and a cover: does the user see the tabs before?
/// 6. On a Mac, a cover, which is a sheet there. A pushed screen in a sheet: is our Back button at a good place? ⌘W
///    with unsaved text (from macOS 15, the window asks; ⌘Q does not).
/// 7. Six tabs on an iPhone, and sections of the sidebar on iPad and Mac.
/// 8. UIKit: the alert above a form, the Close button of a cover beside items of its screen, Back and its menu with
///    unsaved text, and swipes, also from right to left.
///
/// While a text is not saved, a pull on a sheet does nothing in SwiftUI, which does not report it. UIKit asks.
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
