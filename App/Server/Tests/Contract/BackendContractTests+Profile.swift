import Core
import Testing

extension BackendContractTests {
    @Test("GET /v1/me returns the profile, or 401 if there is no valid token", arguments: Transport.allCases)
    func profile(transport: Transport) async throws {
        try await transport.withClient { client in
            let login = try await client.login()
            let token = try login.decoded(as: TokensResponse.self).accessToken
            let response = try await client.call(.get, "/v1/me", token: token)
            #expect(response.status == 200)
            #expect(
                try response.object == [
                    "user_id": "1", "user_name": "Leanne Graham", "email": "Sincere@april.biz",
                    "last_login_date": try #require(try login.object["last_login_date"]),
                    "phone": "1-770-736-8031 x56442", "website": "hildegard.org",
                ]
            )
            for token in [nil, "", "x"] {
                let response = try await client.call(.get, "/v1/me", token: token)
                #expect(response.status == 401)
                #expect(try response.problem.code == "session_expired")
            }
        }
    }

    @Test("PATCH /v1/me returns the changed profile, or 422 with the invalid fields", arguments: Transport.allCases)
    func edit(transport: Transport) async throws {
        try await transport.withClient { client in
            let token = try await client.tokens().accessToken
            func edit(_ fields: JSONObject) async throws -> APIResponse {
                try await client.call(.patch, "/v1/me", body: fields, token: token)
            }
            let edited = try await edit(["user_name": "宮崎 駿 👨‍👩‍👧", "phone": ""])
            #expect(edited.status == 200)
            #expect(try edited.object["user_name"] == "宮崎 駿 👨‍👩‍👧")
            #expect(try edited.object["website"] == "hildegard.org")
            let taken = try await edit(["email": "Shanna@melissa.tv"])
            #expect(taken.status == 409)
            #expect(try taken.problem.code == "email_taken")
            let wrong = try await edit(["email": "x", "user_name": ""])
            #expect(wrong.status == 422)
            #expect(try wrong.problem.code == "validation_failed")
            #expect(try wrong.problem.fields?.keys.sorted() == ["email", "user_name"])
            #expect(try await client.call(.get, "/v1/me", token: token).object == edited.object)
            #expect(try await client.call(.patch, "/v1/me", body: [:]).status == 401)
        }
    }
}
