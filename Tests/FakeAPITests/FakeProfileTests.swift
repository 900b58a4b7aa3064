import Core
import FakeAPI
import Testing

@Suite("The fake's profile")
struct FakeProfileTests {
    private let fixture = FakeFixture()
    private let leanne: JSONObject = [
        "user_id": "1", "user_name": "Leanne Graham", "email": "Sincere@april.biz",
        "last_login_date": "2026-11-21T00:00:00Z", "phone": "1-770-736-8031 x56442", "website": "hildegard.org",
    ]

    @Test("a profile is who signed in, with phone and website; its last login is not the time of asking")
    func profile() async throws {
        try await fixture.login()
        fixture.pass(100)
        let response = try await fixture.me("token-1")
        #expect(response.status == 200)
        #expect(try response.object == leanne)
    }

    @Test(
        "an edit changes one field, keeps the others, and is found afterwards",
        arguments: ["user_name": "宮崎", "email": "new@april.biz", "phone": "", "website": ""]
    )
    func edit(field: String, value: String) async throws {
        try await fixture.login()
        var expected = leanne
        expected[field] = .string(value)
        let response = try await fixture.edit([field: .string(value)])
        #expect(response.status == 200)
        #expect(try response.object == expected)
        #expect(try await fixture.me("token-1").object == expected)
    }

    @Test("a profile stays as it is after an edit of nothing, or of what nobody may edit")
    func emptyEdit() async throws {
        try await fixture.login()
        #expect(try await fixture.edit([:]).object == leanne)
        #expect(try await fixture.edit(["user_id": "2", "last_login_date": "x"]).object == leanne)
    }

    @Test("an edit names all fields that are wrong, and changes none")
    func validation() async throws {
        try await fixture.login()
        let response = try await fixture.edit(["user_name": "  ", "email": "new", "phone": 5, "website": "new.org"])
        #expect(response.status == 422)
        #expect(try response.refusal.code == "validation_failed")
        #expect(try response.refusal.fields?.keys.sorted() == ["email", "phone", "user_name"])
        #expect(try await fixture.me("token-1").object == leanne)
    }

    @Test("an edit refuses another account's email, in any case")
    func emailTaken() async throws {
        try await fixture.login()
        let response = try await fixture.edit(["email": "shanna@MELISSA.tv"])
        #expect(response.status == 409)
        #expect(try response.refusal.code == "email_taken")
        #expect(try await fixture.me("token-1").object == leanne)
    }

    @Test("an edit may write the account's own email in another case")
    func ownEmail() async throws {
        try await fixture.login()
        #expect(try await fixture.edit(["email": "sincere@april.biz"]).status == 200)
    }

    @Test("an edited email is the one to sign in with, and the old one is free")
    func editedEmail() async throws {
        try await fixture.login()
        _ = try await fixture.edit(["email": "new@april.biz"])
        #expect(try await fixture.login("new@april.biz").status == 200)
        #expect(try await fixture.login().status == 401)
        try await fixture.login("Shanna@melissa.tv")
        #expect(try await fixture.edit(["email": "Sincere@april.biz"], "token-5").status == 200)
    }

    @Test("an edited name is the author's name too")
    func editedAuthor() async throws {
        try await fixture.login()
        _ = try await fixture.edit(["user_name": "宮崎"])
        let user = try await fixture.backend.call(.get, "/users/1").object
        #expect(user["name"] == "宮崎")
        #expect(user["username"] == "Bret")
    }
}
