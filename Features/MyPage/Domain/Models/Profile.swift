public import Core

/// The profile of the user who is signed in.
public struct Profile: Identifiable, Hashable, Sendable {
    /// The id of the account.
    public let id: User.ID
    /// When the user last signed in. `nil` means that the server does not say it.
    public let lastLoginDate: ServerDate?
    private var fields: [ProfileField: String]

    /// Creates a profile. The name and the email address come from `user`. Other fields come from `fields`.
    public init(user: User, fields: [ProfileField: String] = [:]) {
        id = user.id
        lastLoginDate = user.lastLoginDate
        self.fields = fields.merging([.name: user.name, .email: user.email ?? ""]) { $1 }.filter { !$0.value.isEmpty }
    }

    /// The text of a field. An empty text means that the field has no value.
    public subscript(field: ProfileField) -> String {
        get { fields[field] ?? "" }
        set { fields[field] = newValue.isEmpty ? nil : newValue }
    }
}

extension Profile {
    /// The name of the user, for example `Leanne Graham`.
    public var name: String { self[.name] }

    /// The part of the profile that is saved in the session.
    var user: User {
        User(id: id, name: self[.name], email: fields[.email], lastLoginDate: lastLoginDate)
    }
}
