import Core
import Foundation

/// An item of `users` as the account that it is.
struct FakeAccount {
    private(set) var item: JSONObject

    init(_ item: JSONObject) {
        self.item = item
    }

    var id: String { item.id }

    /// Whether the account signs in with an email, which is in lower case.
    func hasEmail(_ email: String) -> Bool {
        text("email").lowercased() == email
    }

    func user(lastLogin: Date) -> UserResponse {
        UserResponse(userId: id, userName: text("name"), userEmail: text("email"), lastLogin: lastLogin)
    }

    func profile(lastLogin: Date) -> ProfileResponse {
        ProfileResponse(user: user(lastLogin: lastLogin), phone: text("phone"), website: text("website"))
    }

    mutating func apply(_ edit: FakeProfileEdit) {
        for (key, text) in [
            ("name", edit.name), ("email", edit.email), ("phone", edit.phone), ("website", edit.website),
        ] {
            item[key] = text.map(JSONValue.string) ?? item[key]
        }
    }

    private func text(_ key: String) -> String {
        item[key]?.text ?? ""
    }
}

/// What `PATCH /v1/me` may change.
struct FakeProfileEdit {
    let name: String?
    let email: String?
    let phone: String?
    let website: String?

    init(_ form: inout FakeForm) {
        name = form.optional("user_name", .filled)
        email = form.optional("email", .email)
        phone = form.optional("phone")
        website = form.optional("website")
    }
}
