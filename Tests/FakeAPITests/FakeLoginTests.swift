import Core
import FakeAPI
import Foundation
import Testing

@Suite("Login at the fake backend")
struct FakeLoginTests {
    private let fixture = FakeFixture()

    @Test("the response to a login has the user, the date of the login and the tokens")
    func session() async throws {
        let response = try await fixture.login()
        #expect(response.status == 200)
        #expect(response.headers == ["Content-Type": "application/json; charset=utf-8"])
        #expect(
            try response.object == [
                "user_id": "1", "user_name": "Leanne Graham", "email": "Sincere@april.biz",
                "last_login_date": "2026-11-21T00:00:00Z",
                "access_token": "token-1", "refresh_token": "token-2", "expires_in": 900,
            ]
        )
    }

    @Test("a wrong password and an unknown email address get the same response")
    func invalidCredentials() async throws {
        let wrongPassword = try await fixture.login("Sincere@april.biz", "Focal")
        #expect(wrongPassword.status == 401)
        #expect(try wrongPassword.refusal.code == "invalid_credentials")
        #expect(try await fixture.login("Sincere@april.biz", "focall") == wrongPassword)
        #expect(try await fixture.login("nobody@april.biz") == wrongPassword)
        let longest = String(repeating: "a", count: 244) + "@april.biz"
        #expect(try await fixture.login(longest) == wrongPassword)
    }

    @Test(
        "the response to an invalid login names the invalid fields",
        arguments: [
            ([:], ["email", "pass"]), (["email": .null, "pass": 5], ["email", "pass"]),
            (["email": "Sincere@april.biz", "pass": " "], ["pass"]), (["email": "Sincere", "pass": "a"], ["email"]),
            (["email": "@april.biz", "pass": "a"], ["email"]), (["email": "a@b@c", "pass": "a"], ["email"]),
            (["email": "a b@c", "pass": "a"], ["email"]), (["email": longEmail, "pass": "a"], ["email"]),
        ] as [(JSONObject, [String])]
    )
    func validation(body: JSONObject, fields: [String]) async throws {
        let response = try await fixture.backend.call(.post, "/v1/login", body: body)
        #expect(response.status == 422)
        #expect(try response.refusal.code == "validation_failed")
        #expect(try response.refusal.fields?.keys.sorted() == fields)
    }

    private static let longEmail = JSONValue.string(String(repeating: "a", count: 245) + "@april.biz")

    @Test("after five failed logins in a minute, further logins with this email address are refused")
    func tooManyFailures() async throws {
        for _ in 1...5 {
            #expect(try await fixture.login("sincere@APRIL.biz", "wrong").status == 401)
            fixture.pass(2)
        }
        let response = try await fixture.login()
        #expect(response.status == 429)
        #expect(response.headers["Retry-After"] == "50")
        fixture.pass(49.5)
        #expect(try await fixture.login().headers["Retry-After"] == "1")
        fixture.pass(0.5)
        #expect(try await fixture.login().status == 200)
    }

    @Test("a login that is refused because of too many attempts is not counted, and other users can sign in")
    func waitingIsNotCounted() async throws {
        for _ in 1...5 {
            try await fixture.login("Sincere@april.biz", "wrong")
        }
        #expect(try await fixture.login("Shanna@melissa.tv").status == 200)
        fixture.pass(59)
        #expect(try await fixture.login("Sincere@april.biz", "wrong").status == 429)
        fixture.pass(1)
        for _ in 1...5 {
            #expect(try await fixture.login("Sincere@april.biz", "wrong").status == 401)
        }
    }

    @Test("after a successful login, the earlier failed logins are not counted")
    func successClears() async throws {
        for _ in 1...4 {
            try await fixture.login("Sincere@april.biz", "wrong")
        }
        try await fixture.login()
        for _ in 1...5 {
            #expect(try await fixture.login("Sincere@april.biz", "wrong").status == 401)
        }
    }
}
