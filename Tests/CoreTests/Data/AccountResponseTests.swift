import Core
import Foundation
import TestSupport
import Testing

@Suite("Responses of the account endpoints")
struct AccountResponseTests {
    private let leanne = User(
        id: "1",
        name: "Leanne Graham",
        email: "l@b.c",
        lastLoginDate: .time(Date(timeIntervalSince1970: 1_795_219_200))
    )

    @Test(
        "the id of a user can be a number or a string, and unknown fields are ignored",
        arguments: [#""1""#, #"1,"role":{"admin":[true,null]}"#]
    )
    func user(id: String) throws {
        let response: UserResponse = try decode("{\(fields(id: id))}")
        #expect(response.user == leanne)
    }

    @Test(
        "an optional member that cannot be read is missing, and is named",
        arguments: [
            ("last_login_date", #""yesterday""#), ("last_login_date", #""""#), ("last_login_date", "5"),
            ("last_login_date", #""2026-11-21T00:00:00""#), ("refresh_token", "5"), ("refresh_token", "{}"),
            ("expires_in", #""900""#), ("expires_in", "899.5"), ("expires_in", #""""#), ("expires_in", "1e99"),
            ("expires_in", "[]"), ("access_token", "7"), ("email", "5"), ("email", "[]"),
        ]
    )
    func unreadable(name: String, value: String) throws {
        let ignored = Locked<[String]>([])
        var members = ["user_id": "1", "user_name": #""Leanne Graham""#, "email": #""l@b.c""#, "access_token": #""a""#]
        members[name] = value
        let text = members.map { #""\#($0)":\#($1)"# }.joined(separator: ",")
        let note = JSONCoding.OnIgnored { path in ignored.change { $0.append(path) } }
        let response = try JSONCoding.$onIgnored.withValue(note) { try decode("{\(text)}") as SessionResponse }
        #expect(ignored.value == [name])
        #expect(response.user.user.lastLoginDate == nil)
        #expect(response.user.user.email == (name == "email" ? nil : "l@b.c"))
        let tokens = response.tokens?.tokens(receivedAt: Date(timeIntervalSince1970: 100))
        let expected = Tokens(access: "a", refresh: nil, expiresAt: Date(timeIntervalSince1970: 3_155_760_100))
        #expect(tokens == (name == "access_token" ? nil : expected))
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
        "tokens expire after at most 100 years, even if the server does not send a valid lifetime",
        arguments: [
            (Int.min, 3_155_760_000), (-1, 3_155_760_000), (0, 3_155_760_000), (900, 900), (.max, 3_155_760_000),
        ] as [(Int, TimeInterval)]
    )
    func lifetime(sent: Int, lifetime: TimeInterval) {
        let now = Date(timeIntervalSince1970: 1_795_219_200)
        let tokens = TokensResponse(accessToken: "a", refreshToken: "r", expiresIn: sent).tokens(receivedAt: now)
        #expect(tokens.expiresAt == now.addingTimeInterval(lifetime))
    }

    @Test("a login can send no token", arguments: ["", #","access_token":null"#, #","access_token":"""#])
    func withoutTokens(rest: String) throws {
        let response: SessionResponse = try decode("{\(fields())\(rest)}")
        #expect(response.user.user == leanne)
        #expect(response.tokens == nil)
    }

    @Test("the date of the last login, the refresh token and the lifetime of the access token can be missing")
    func optional() throws {
        let text = #"{"user_id":1,"user_name":"Leanne","email":"l@b.c","access_token":"a"}"#
        let response: SessionResponse = try decode(text)
        #expect(response.user.user.lastLoginDate == nil)
        let expected = Tokens(access: "a", refresh: nil, expiresAt: Date(timeIntervalSince1970: 3_155_760_100))
        #expect(response.tokens?.tokens(receivedAt: Date(timeIntervalSince1970: 100)) == expected)
    }

    @Test("a user can have no email", arguments: ["", #","email":null"#, #","email":" ""#])
    func withoutEmail(rest: String) throws {
        let response: UserResponse = try decode(#"{"user_id":1,"user_name":"Leanne"\#(rest)}"#)
        #expect(response.user == User(id: "1", name: "Leanne"))
    }

    @Test("the error for a missing field contains the name of the field")
    func missing() {
        #expect(unreadableReason(#"{"user_id":1}"#, as: SessionResponse.self) == "user_name: the field is missing")
    }

    private func fields(id: String = "1", lastLogin: String = "2026-11-21T00:00:00Z") -> String {
        #""user_id":\#(id),"user_name":"Leanne Graham","email":"l@b.c","last_login_date":"\#(lastLogin)""#
    }
}
