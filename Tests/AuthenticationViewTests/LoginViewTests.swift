import Authentication
import Core
import Foundation
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The SwiftUI login screen", .exhaustive)
struct LoginViewTests {
    let client = ScriptedAPIClient()
    let store: AuthStore
    let screen: Screen

    init() {
        let sessions = InMemorySessionStore()
        store = AuthenticationFeature(client: client, sessions: sessions, clock: client.clock).makeAuthStore()
        screen = Screen(inStack: LoginView(store), in: .english)
    }

    private func scriptLogin(after delay: Duration = .zero) {
        let user = """
            {"user_id": "1", "user_name": "Leanne Graham", "email": "Sincere@april.biz",
            "last_login_date": "1970-01-01T00:00:00Z"}
            """
        client.on(.post, "/v1/login", response: .json(user), after: delay)
    }

    /// Waits until the store knows that nobody is signed in. Then types into the fields.
    private func type(email: String = "Sincere@april.biz", password: String = "focal") async throws {
        await store.restore()
        try screen.type(email, into: "Email")
        try screen.type(password, into: "Password")
    }

    /// Waits until the state is not `loading`.
    private func rest() async {
        await store.wait { $0 != .loading(user: $0.user) }
    }

    @Test("the return key in the email moves to the password, and in the password it signs in")
    func submits() async throws {
        try await type(password: "")
        try screen.submit("Email")
        #expect(screen.fields.map(\.isFocused) == [false, true])
        try screen.type("focal", into: "Password")
        scriptLogin()
        try screen.submit("Password")
        await Task {}.value
        await rest()
        #expect(screen.shows("Welcome, Leanne Graham!"))
        let body = try #require(client.requests.first?.body)
        #expect(String(decoding: body, as: UTF8.self) == #"{"email":"Sincere@april.biz","pass":"focal"}"#)
    }

    @Test("a wrong password keeps both typed texts, says what is wrong, and moves the focus to the password")
    func keepsTextAfterError() async throws {
        try await type(password: "wrong")
        client.on(.post, "/v1/login", response: .status(401))
        try await screen.tap("Sign In")
        await rest()
        #expect(screen.shows("The email or the password is wrong."))
        #expect(screen.fields.map(\.text) == ["Sincere@april.biz", "wrong"])
        #expect(screen.fields.map(\.isFocused) == [false, true])
        #expect(screen.enabledButtons == ["Sign In"] && screen.fields.allSatisfy { !$0.isDisabled })
    }

    @Test(
        "after an error, the first wrong field has the focus, and VoiceOver reads the error",
        arguments: [
            ("", "", 401, [true, false]), ("", "focal", 401, [true, false]), ("a@b.c", "", 401, [false, true]),
            ("neko", "focal", 422, [true, false]), ("a@b.c", "x", 401, [false, true]),
            ("a@b.c", "x", 500, [false, false]),
        ]
    )
    func focusesWrongField(email: String, password: String, status: Int, focus: [Bool]) async throws {
        try await type(email: email, password: password)
        let problem = ErrorResponse(code: "c", message: "m", fields: status == 422 ? ["email": "no"] : [:])
        // The tap on the button takes the focus from the fields.
        try screen.press("Sign In")
        if !email.isEmpty, !password.isEmpty { client.on(.post, "/v1/login", response: .status(status, problem)) }
        await Task {}.value
        await rest()
        await screen.appear()
        #expect(screen.fields.map(\.isFocused) == focus)
        #expect(screen.announcements == [try #require(store.state.error).message.text(in: .english)])
    }

    @Test("during a login, the focus stays in its field, and Cancel goes back to the typed texts")
    func cancels() async throws {
        try await type()
        scriptLogin(after: .seconds(1))
        try await screen.tap("Sign In")
        await client.clock.sleepers(1)
        #expect(screen.fields.map(\.isFocused) == [false, true] && screen.fields.allSatisfy { !$0.isDisabled })
        #expect(screen.enabledButtons == ["Cancel"])
        try screen.press("Cancel")
        #expect(screen.fields.map(\.text) == ["Sincere@april.biz", "focal"])
        #expect(screen.enabledButtons == ["Sign In"])
        #expect(store.state == .signedOut(nil))
    }

    @Test("a user who is signed in can sign out, and the password is not in its field any more")
    func signsOut() async throws {
        try await type()
        scriptLogin()
        try await screen.tap("Sign In")
        await rest()
        client.on(.post, "/v1/logout", response: .status(204))
        try await screen.tap("Sign Out")
        await rest()
        #expect(screen.shows("Signed out on this device and on the server."))
        #expect(screen.fields.map(\.text) == ["Sincere@april.biz", ""])
    }
}
