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

    @Test("each of the ten sample users can sign in")
    func everyUser() async throws {
        let users = try await fixture.backend.call(.get, "/users").list
        #expect(users.count == 10)
        for user in users {
            let response = try await fixture.login(user["email"]?.text ?? "").object
            #expect(response["user_id"]?.text == user["id"]?.text)
        }
    }

    @Test("a login ignores upper and lower case in the email address")
    func emailCase() async throws {
        #expect(try await fixture.login("sINCERE@APRIL.BIZ").object["user_id"] == "1")
    }

    @Test("a wrong password and an unknown email address get the same response")
    func invalidCredentials() async throws {
        let wrongPassword = try await fixture.login("Sincere@april.biz", "Focal")
        #expect(wrongPassword.status == 401)
        #expect(try wrongPassword.refusal.code == "invalid_credentials")
        #expect(try await fixture.login("nobody@april.biz") == wrongPassword)
    }

    @Test(
        "the response to an invalid login names the invalid fields",
        arguments: [
            ([:], ["email", "pass"]),
            (["email": "Sincere@april.biz"], ["pass"]),
            (["email": "Sincere@april.biz", "pass": ""], ["pass"]),
            (["email": "Sincere@april.biz", "pass": 5], ["pass"]),
            (["email": "", "pass": "focal"], ["email"]),
            (["email": "Sincere", "pass": "focal"], ["email"]),
            (["email": "@april.biz", "pass": "focal"], ["email"]),
            (["email": "a@b@april.biz", "pass": "focal"], ["email"]),
            (["email": "Sincere @april.biz", "pass": "focal"], ["email"]),
            (["email": .string(String(repeating: "a", count: 245) + "@april.biz"), "pass": "focal"], ["email"]),
            (["email": .null, "pass": .null], ["email", "pass"]),
        ] as [(JSONObject, [String])]
    )
    func validation(body: JSONObject, fields: [String]) async throws {
        let response = try await fixture.backend.call(.post, "/v1/login", body: body)
        #expect(response.status == 422)
        #expect(try response.refusal.code == "validation_failed")
        #expect(try response.refusal.fields?.keys.sorted() == fields)
    }

    @Test("a login accepts an email address of 254 bytes")
    func longestEmail() async throws {
        let email = String(repeating: "a", count: 244) + "@april.biz"
        #expect(try await fixture.login(email).status == 401)
    }

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

    @Test("a login that was refused because of too many attempts is not a failed login")
    func waitingIsNotCounted() async throws {
        for _ in 1...8 {
            try await fixture.login("Sincere@april.biz", "wrong")
        }
        fixture.pass(60)
        #expect(try await fixture.login("Sincere@april.biz", "wrong").status == 401)
    }

    @Test("after five failed logins of one user, another user can still sign in")
    func otherEmail() async throws {
        for _ in 1...5 {
            try await fixture.login("Sincere@april.biz", "wrong")
        }
        #expect(try await fixture.login("Shanna@melissa.tv").status == 200)
    }

    @Test(
        "a login with a wrong password fails, even if the password is similar",
        arguments: ["f", "foca", "xocal", "focax", "focall", "focal ", "Focal"]
    )
    func password(text: String) async throws {
        #expect(try await fixture.login("Sincere@april.biz", text).status == 401)
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

    @Test(
        "a request to /v1 whose body is not a JSON object is refused",
        arguments: [("", 400), ("{", 400), ("email=a", 400), ("[]", 422), ("null", 422), ("5", 422)],
        [APIRequest(.post, "/v1/login"), APIRequest(.post, "/v1/refresh"), APIRequest(.patch, "/v1/me")]
    )
    func unusableBody(body: (text: String, status: Int), request: APIRequest) async throws {
        try await fixture.login()
        var request = request
        request.headers["Authorization"] = "Bearer token-1"
        request.body = Data(body.text.utf8)
        let response = try await fixture.backend.respond(to: request)
        #expect(response.status == body.status)
        #expect(try response.refusal.code == (body.status == 400 ? "invalid_json" : "validation_failed"))
    }

    @Test("a login without a body is refused")
    func noBody() async throws {
        #expect(try await fixture.backend.call(.post, "/v1/login").status == 400)
    }
}
