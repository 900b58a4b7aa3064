#if os(iOS)
import XCTest

/// Runs in a simulator, with the fake server. The result bundle contains the screenshots.
@MainActor
final class LoginUITests: XCTestCase {
    func testLogin() {
        continueAfterFailure = false
        let app = XCUIApplication()
        app.launchArguments = ["-AppleLanguages", "(en)"]
        app.launch()
        let email = app.textFields["Email"]
        if !email.waitForExistence(timeout: 30) { app.buttons["Sign In"].firstMatch.tap() }
        keepScreenshot("Login")
        email.tap()
        email.typeText("Sincere@april.biz")
        let password = app.secureTextFields["Password"]
        password.tap()
        password.typeText("focal\n")
        XCTAssertTrue(password.waitForNonExistence(timeout: 30))
        keepScreenshot("Home")
    }

    private func keepScreenshot(_ name: String) {
        let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
    }
}
#endif
