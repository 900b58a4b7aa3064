import Core
import Foundation

/// An account of the fake backend. It is stored as an item of the collection `users`.
struct FakeAccount {
    /// The fields that `PATCH /v1/me` can change, with the `name` in the API and the `key` in the collection `users`.
    static let fields: [(name: String, key: String, rule: FakeForm.Rule)] = [
        ("user_name", "name", .filled),
        ("email", "email", .email),
        ("phone", "phone", .any),
        ("website", "website", .any),
    ]

    private(set) var item: JSONObject

    init(_ item: JSONObject) {
        self.item = item
    }

    var id: String { item.id }

    /// The email address in lower case. Use it to compare addresses.
    var email: String { text("email").lowercased() }

    /// Returns the data of the user, for example for the response to a login.
    func user(lastLogin: Date) -> JSONObject {
        [
            "user_id": .string(id), "user_name": .string(text("name")), "email": .string(text("email")),
            "last_login_date": .string(lastLogin.ISO8601Format()),
        ]
    }

    /// Returns the body of the response to `GET /v1/me` and `PATCH /v1/me`.
    func profile(lastLogin: Date) -> JSONObject {
        var profile = user(lastLogin: lastLogin)
        for field in Self.fields {
            profile[field.name] = .string(text(field.key))
        }
        return profile
    }

    /// Returns a comment that the user writes.
    func comment(_ body: String) -> JSONObject {
        ["name": .string(text("name")), "email": .string(text("email")), "body": .string(body)]
    }

    /// Changes the fields that the form contains. If a field is not valid, adds a problem to the form.
    mutating func apply(_ form: inout FakeForm) {
        for field in Self.fields {
            if let text = form.optional(field.name, field.rule) {
                item[field.key] = .string(text)
            }
        }
    }

    private func text(_ key: String) -> String {
        item[key]?.text ?? ""
    }
}
