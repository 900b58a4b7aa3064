import Core
import FakeAPI
import Foundation
import Testing

@Suite("Sessions of the fake backend")
struct FakeSessionTests {
    private let fixture = FakeFixture()

    @Test("an access token is valid for 900 seconds")
    func expiry() async throws {
        try await fixture.login()
        fixture.pass(899)
        #expect(try await fixture.me("token-1").status == 200)
        fixture.pass(1)
        let response = try await fixture.me("token-1")
        #expect(response.status == 401)
        #expect(try response.refusal.code == "session_expired")
    }

    @Test("a refresh returns new tokens, even if the access token has expired")
    func refresh() async throws {
        try await fixture.login()
        fixture.pass(1000)
        let response = try await fixture.refresh("token-2")
        #expect(response.status == 200)
        #expect(try response.object == ["access_token": "token-3", "refresh_token": "token-4", "expires_in": 900])
        fixture.pass(899)
        #expect(try await fixture.me("token-3").status == 200)
    }

    @Test("a refresh token can be used only once, and then its access token is also invalid")
    func rotation() async throws {
        try await fixture.login()
        _ = try await fixture.refresh("token-2")
        #expect(try await fixture.me("token-1").status == 401)
        let again = try await fixture.refresh("token-2")
        #expect(again.status == 401)
        #expect(try again.refusal.code == "session_expired")
        #expect(try await fixture.refresh("token-4").status == 200)
    }

    @Test("an access token is not a refresh token, and a refresh token is not an access token")
    func tokensAreNotInterchangeable() async throws {
        try await fixture.login()
        #expect(try await fixture.refresh("token-1").status == 401)
        #expect(try await fixture.me("token-2").status == 401)
    }

    @Test("a refresh without a token is refused, and the response names the missing field")
    func refreshValidation() async throws {
        let response = try await fixture.backend.call(.post, "/v1/refresh", body: [:])
        #expect(response.status == 422)
        #expect(try response.refusal.fields?.keys.sorted() == ["refresh_token"])
    }

    @Test("a logout has the response 204 without a body, and ends only this session of the user")
    func logout() async throws {
        try await fixture.login()
        try await fixture.login()
        #expect(try await logOut("token-1") == APIResponse(status: 204))
        #expect(try await fixture.me("token-1").status == 401)
        #expect(try await fixture.refresh("token-2").status == 401)
        #expect(try await logOut("token-1").status == 401)
        #expect(try await fixture.me("token-3").status == 200)
    }

    @Test(
        "an Authorization header must be a valid bearer token, but “bearer” can be in lower case",
        arguments: ["", "token-1", "Basic token-1", "Bearer", "Bearer x"]
    )
    func authorization(header: String) async throws {
        try await fixture.login()
        for var request in [APIRequest(.get, "/v1/me"), APIRequest(.patch, "/v1/me"), APIRequest(.post, "/v1/logout")] {
            request.headers["Authorization"] = header
            request.body = Data("{}".utf8)
            #expect(try await fixture.backend.respond(to: request).status == 401)
        }
        let lowercase = APIRequest(.get, "/v1/me", headers: ["authorization": "bearer token-1"])
        #expect(try await fixture.backend.respond(to: lowercase).status == 200)
    }

    @Test("deleting a user ends the sessions of the user")
    func removedUser() async throws {
        try await fixture.login()
        _ = try await fixture.backend.call(.delete, "/users/1")
        #expect(try await fixture.me("token-1").status == 401)
        #expect(try await fixture.login().status == 401)
    }

    private func logOut(_ token: String) async throws -> APIResponse {
        try await fixture.backend.call(.post, "/v1/logout", body: [:], token: token)
    }
}
