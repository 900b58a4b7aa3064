import Core
import Foundation
import Testing

extension BackendContractTests {
    @Test("POST /v1/login returns the user, the date of the login and the tokens", arguments: Transport.allCases)
    func login(transport: Transport) async throws {
        try await transport.withClient { client in
            // The response has whole seconds.
            let start = Date().addingTimeInterval(-1)
            let response = try await client.login("sINCERE@april.biz")
            #expect(response.status == 200)
            #expect(response.headers["Content-Type"] == "application/json; charset=utf-8")
            var session = try response.object
            #expect(session.removeValue(forKey: "access_token") != session.removeValue(forKey: "refresh_token"))
            let date = session.removeValue(forKey: "last_login_date")?.text ?? ""
            #expect((start...Date()).contains(try Date(date, strategy: .iso8601)))
            #expect(
                session == [
                    "user_id": "1", "user_name": "Leanne Graham", "email": "Sincere@april.biz", "expires_in": 900,
                ]
            )
        }
    }

    @Test("POST /v1/login returns 401 for a wrong password, and 422 for invalid fields", arguments: Transport.allCases)
    func refusedLogin(transport: Transport) async throws {
        try await transport.withClient { client in
            for (email, pass) in [(Shell.email, "wrong"), ("nobody@april.biz", "focal")] {
                let response = try await client.login(email, pass)
                #expect(response.status == 401)
                #expect(try response.problem.code == "invalid_credentials")
            }
            let response = try await client.login("x", "")
            #expect(response.status == 422)
            #expect(try response.problem.code == "validation_failed")
            #expect(try response.problem.fields?.keys.sorted() == ["email", "pass"])
        }
    }

    @Test("after five failed logins, POST /v1/login returns 429 with Retry-After", arguments: Transport.allCases)
    func tooManyLogins(transport: Transport) async throws {
        try await transport.withClient { client in
            var response: APIResponse
            var rounds = 0
            repeat {
                for _ in 1...5 {
                    #expect(try await client.login(Shell.email, "wrong").status == 401)
                }
                response = try await client.login()
                rounds += 1
                // On a busy machine, the logins can take more than a minute. Then the last one succeeds.
            } while response.status == 200 && rounds < 5
            #expect(response.status == 429)
            let seconds = try #require(response.headers["Retry-After"].flatMap(Int.init))
            #expect(1...60 ~= seconds)
            #expect(try await client.login("Shanna@melissa.tv").status == 200)
        }
    }

    @Test("POST /v1/refresh accepts a refresh token only once, and then returns 401", arguments: Transport.allCases)
    func refresh(transport: Transport) async throws {
        try await transport.withClient { client in
            let old = try await client.tokens()
            let response = try await client.refresh(old.refreshToken)
            #expect(response.status == 200)
            #expect(try response.object.keys.sorted() == ["access_token", "expires_in", "refresh_token"])
            let new: TokensResponse = try response.decoded()
            #expect(try await client.call(.get, "/v1/me", token: old.accessToken).status == 401)
            #expect(try await client.call(.get, "/v1/me", token: new.accessToken).status == 200)
            let again = try await client.refresh(old.refreshToken)
            #expect(again.status == 401)
            #expect(try again.problem.code == "session_expired")
            #expect(try await client.refresh(new.refreshToken).status == 200)
        }
    }

    @Test("POST /v1/logout returns 204, and then both tokens are invalid", arguments: Transport.allCases)
    func logout(transport: Transport) async throws {
        try await transport.withClient { client in
            let tokens = try await client.tokens()
            let response = try await client.call(.post, "/v1/logout", body: [:], token: tokens.accessToken)
            #expect(response.status == 204)
            #expect(response.body.isEmpty)
            #expect(try await client.call(.post, "/v1/logout", body: [:], token: tokens.accessToken).status == 401)
            #expect(try await client.call(.get, "/v1/me", token: tokens.accessToken).status == 401)
            #expect(try await client.refresh(tokens.refreshToken).status == 401)
        }
    }
}
