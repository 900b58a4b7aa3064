import Core
import FakeAPI
import Testing

@Suite("The profile of the fake backend")
struct FakeProfileTests {
    private let fixture = FakeFixture()
    private let leanne: JSONObject = [
        "user_id": "1", "user_name": "Leanne Graham", "email": "Sincere@april.biz",
        "last_login_date": "2026-11-21T00:00:00Z", "phone": "1-770-736-8031 x56442", "website": "hildegard.org",
    ]

    @Test("the profile contains the user, the phone number, the website and the date of the login")
    func profile() async throws {
        try await fixture.login()
        fixture.pass(100)
        let response = try await fixture.me("token-1")
        #expect(response.status == 200)
        #expect(try response.object == leanne)
    }

    @Test(
        "an edit changes one field of the profile and of the user in /users, and keeps the other fields",
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
        let user = try await fixture.backend.call(.get, "/users/1").object
        #expect(user["name"] == expected["user_name"])
        #expect(user["username"] == "Bret")
    }

    @Test("an edit without fields, or with fields that cannot be edited, changes nothing")
    func emptyEdit() async throws {
        try await fixture.login()
        #expect(try await fixture.edit([:]).object == leanne)
        #expect(try await fixture.edit(["user_id": "2", "last_login_date": "x"]).object == leanne)
    }

    @Test("an invalid edit changes nothing, and the response names all invalid fields")
    func validation() async throws {
        try await fixture.login()
        let response = try await fixture.edit(["user_name": "  ", "email": "new", "phone": 5, "website": "new.org"])
        #expect(response.status == 422)
        #expect(try response.refusal.code == "validation_failed")
        #expect(try response.refusal.fields?.keys.sorted() == ["email", "phone", "user_name"])
        #expect(try await fixture.me("token-1").object == leanne)
    }

    @Test("an edit to the email address of another account is refused, even in upper case")
    func emailTaken() async throws {
        try await fixture.login()
        let response = try await fixture.edit(["email": "shanna@MELISSA.tv"])
        #expect(response.status == 409)
        #expect(try response.refusal.code == "email_taken")
        #expect(try await fixture.me("token-1").object == leanne)
    }

    @Test("after an email change, the user signs in with the new address, and others can use the old address")
    func editedEmail() async throws {
        try await fixture.login()
        #expect(try await fixture.edit(["email": "sincere@april.biz"]).status == 200)
        _ = try await fixture.edit(["email": "new@april.biz"])
        #expect(try await fixture.login("new@april.biz").status == 200)
        #expect(try await fixture.login().status == 401)
        try await fixture.login("Shanna@melissa.tv")
        #expect(try await fixture.edit(["email": "Sincere@april.biz"], "token-5").status == 200)
    }
}
