import Core
import Foundation
import Testing

@Suite("Responses of the account endpoints")
struct AccountResponseTests {
    private let leanne = User(
        id: "1",
        name: "Leanne Graham",
        email: "l@b.c",
        lastLoginDate: Date(timeIntervalSince1970: 1_795_219_200)
    )

    @Test(
        "the id of a user can be a number or a string, and unknown fields are ignored",
        arguments: [
            "1", #""1""#, #"1,"role":{"admin":[true,null]}"#,
        ]
    )
    func user(id: String) throws {
        let response: UserResponse = try decode("{\(fields(id: id))}")
        #expect(response.user == leanne)
    }

    @Test(
        "a date can have fractional seconds and any time zone",
        arguments: [
            ("2026-11-21T00:00:00Z", 0), ("2026-11-21T00:00:00.5Z", 0.5), ("2026-11-21T00:00:00.125Z", 0.125),
            ("2026-11-21T00:00:00.125000Z", 0.125), ("2026-11-21T09:00:00+09:00", 0),
            ("2026-11-21T09:00:00.5+09:00", 0.5),
        ]
    )
    func dates(text: String, fraction: TimeInterval) throws {
        let response: UserResponse = try decode("{\(fields(lastLogin: text))}")
        #expect(abs(response.lastLogin.timeIntervalSince(leanne.lastLoginDate) - fraction) < 0.001)
    }

    @Test(
        "the error for a missing or invalid field contains the name of the field",
        arguments: [
            (#"{"user_id":1}"#, "user_name: the field is missing"),
            (#"{"user_name":"a"}"#, "user_id: the field is missing"),
            (#"{"user_id":null}"#, "user_id: expected a string, but found null"),
            ("[]", "the whole response: expected an object"),
        ]
    )
    func missing(text: String, reason: String) {
        #expect(unreadableReason(text, as: UserResponse.self) == reason)
        #expect(unreadableReason(text, as: SessionResponse.self) == reason)
    }

    @Test(
        "the error for an invalid date contains the name of the field",
        arguments: [
            "yesterday", "", "2026-13-41T00:00:00Z", "1795219200", "9999999-01-01T00:00:00Z",
            "0000-01-01T00:00:00Z", "0001-01-01T00:00:00+09:00", "9999-12-31T23:59:59-09:00",
        ]
    )
    func noDate(text: String) {
        let reason = unreadableReason("{\(fields(lastLogin: text))}", as: UserResponse.self)
        #expect(reason == "last_login_date: expected an ISO 8601 date")
    }

    @Test("the response to a login has the user and the tokens with their expiry date")
    func session() throws {
        let tokens = #""access_token":"a","refresh_token":"r","expires_in":900"#
        let response: SessionResponse = try decode("{\(fields()),\(tokens)}")
        #expect(response.user.user == leanne)
        let expected = Tokens(access: "a", refresh: "r", expiresAt: Date(timeIntervalSince1970: 1_000))
        #expect(response.tokens?.tokens(receivedAt: Date(timeIntervalSince1970: 100)) == expected)
    }

    @Test(
        "tokens expire after at most 100 years, even if the server does not send a lifetime",
        arguments: [
            (Int.min, 3_155_760_000), (-1, 3_155_760_000), (0, 3_155_760_000), (900, 900), (.max, 3_155_760_000),
        ] as [(Int, TimeInterval)]
    )
    func lifetime(sent: Int, lifetime: TimeInterval) {
        let now = Date(timeIntervalSince1970: 1_795_219_200)
        let tokens = TokensResponse(accessToken: "a", refreshToken: "r", expiresIn: sent).tokens(receivedAt: now)
        #expect(tokens.expiresAt == now.addingTimeInterval(lifetime))
    }

    @Test("the response to a login does not need to have tokens", arguments: ["", #","access_token":null"#])
    func withoutTokens(rest: String) throws {
        let response: SessionResponse = try decode("{\(fields())\(rest)}")
        #expect(response.user.user == leanne)
        #expect(response.tokens == nil)
    }

    @Test("a response with an access token but no refresh token is an error that names the missing field")
    func halfOfTokens() {
        let reason = unreadableReason(#"{\#(fields()),"access_token":"a"}"#, as: SessionResponse.self)
        #expect(reason == "refresh_token: the field is missing")
    }

    @Test("a session is encoded as one object, and decoded from it")
    func roundTrip() throws {
        let user = UserResponse(
            userId: "1",
            userName: "Leanne Graham",
            userEmail: "l@b.c",
            lastLogin: leanne.lastLoginDate
        )
        let tokens = TokensResponse(accessToken: "a", refreshToken: "r", expiresIn: 900)
        let session = try JSONCoding.encode(SessionResponse(user: user, tokens: tokens))
        let keys = ["access_token", "email", "expires_in", "last_login_date", "refresh_token", "user_id", "user_name"]
        #expect(try JSONCoding.decode(JSONObject.self, from: session).keys.sorted() == keys)
        #expect(try JSONCoding.decode(SessionResponse.self, from: session).tokens?.accessToken == "a")
    }

    private func fields(id: String = "1", lastLogin: String = "2026-11-21T00:00:00Z") -> String {
        #""user_id":\#(id),"user_name":"Leanne Graham","email":"l@b.c","last_login_date":"\#(lastLogin)""#
    }
}
