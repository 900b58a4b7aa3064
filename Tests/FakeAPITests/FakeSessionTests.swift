import Core
import FakeAPI
import Foundation
import Testing

@Suite("The fake's sessions")
struct FakeSessionTests {
    private let fixture = FakeFixture()

    @Test("an access token opens the profile for 900 seconds")
    func expiry() async throws {
        try await fixture.login()
        fixture.pass(899)
        #expect(try await fixture.me("token-1").status == 200)
        fixture.pass(1)
        let response = try await fixture.me("token-1")
        #expect(response.status == 401)
        #expect(try response.refusal.code == "session_expired")
    }

    @Test("a refresh answers new tokens for another 900 seconds, also after the access token ended")
    func refresh() async throws {
        try await fixture.login()
        fixture.pass(1000)
        let response = try await fixture.refresh("token-2")
        #expect(response.status == 200)
        #expect(
            try response.object == ["access_token": "token-3", "refresh_token": "token-4", "expires_in": 900]
        )
        fixture.pass(899)
        #expect(try await fixture.me("token-3").status == 200)
    }

    @Test("a refresh token serves once, and ends the access token that came with it")
    func rotation() async throws {
        try await fixture.login()
        _ = try await fixture.refresh("token-2")
        #expect(try await fixture.me("token-1").status == 401)
        let again = try await fixture.refresh("token-2")
        #expect(again.status == 401)
        #expect(try again.refusal.code == "session_expired")
        #expect(try await fixture.refresh("token-4").status == 200)
    }

    @Test("an access token does not refresh, and a refresh token opens nothing")
    func tokensAreNotInterchangeable() async throws {
        try await fixture.login()
        #expect(try await fixture.refresh("token-1").status == 401)
        #expect(try await fixture.me("token-2").status == 401)
    }

    @Test("a refresh without a token names the field")
    func refreshValidation() async throws {
        let response = try await fixture.backend.call(.post, "/v1/refresh", body: [:])
        #expect(response.status == 422)
        #expect(try response.refusal.fields?.keys.sorted() == ["refresh_token"])
    }

    @Test("a logout answers 204 without a body, and both tokens are dead from then on")
    func logout() async throws {
        try await fixture.login()
        #expect(try await logOut("token-1") == APIResponse(status: 204))
        #expect(try await fixture.me("token-1").status == 401)
        #expect(try await fixture.refresh("token-2").status == 401)
        #expect(try await logOut("token-1").status == 401)
    }

    @Test("a logout leaves the user's other sessions alone")
    func twoSessions() async throws {
        try await fixture.login()
        try await fixture.login()
        _ = try await logOut("token-1")
        #expect(try await fixture.me("token-3").status == 200)
    }

    @Test(
        "nothing but a bearer token opens an account",
        arguments: ["", "token-1", "Basic token-1", "Bearer", "Bearer x"]
    )
    func authorization(header: String) async throws {
        try await fixture.login()
        for var request in [
            APIRequest(.get, "/v1/me"), APIRequest(.patch, "/v1/me"), APIRequest(.post, "/v1/logout"),
        ] {
            request.headers["Authorization"] = header
            request.body = Data("{}".utf8)
            #expect(try await fixture.backend.respond(to: request).status == 401)
        }
    }

    @Test("the word Bearer is read without case")
    func schemeCase() async throws {
        try await fixture.login()
        let request = APIRequest(.get, "/v1/me", headers: ["authorization": "bearer token-1"])
        #expect(try await fixture.backend.respond(to: request).status == 200)
    }

    @Test("a session ends with its user")
    func removedUser() async throws {
        try await fixture.login()
        _ = try await fixture.backend.call(.delete, "/users/1")
        #expect(try await fixture.me("token-1").status == 401)
        #expect(try await fixture.login().status == 401)
    }

    @Test("another method is refused, and told which would do")
    func otherMethods() async throws {
        for (path, allowed) in [("/v1/login", "POST"), ("/v1/logout", "POST"), ("/v1/me", "GET, PATCH")] {
            let response = try await fixture.backend.call(.delete, APIPath(stringLiteral: path))
            #expect(response.status == 405)
            #expect(response.headers["Allow"] == allowed)
        }
    }

    @Test("there is nothing else below /v1", arguments: ["/v1", "/v1/register", "/v1/me/1"])
    func unknown(path: String) async throws {
        let response = try await fixture.backend.call(.get, APIPath(stringLiteral: path))
        #expect(response.status == 404)
        #expect(try response.object == [:])
    }

    private func logOut(_ token: String) async throws -> APIResponse {
        try await fixture.backend.call(.post, "/v1/logout", body: [:], token: token)
    }
}
