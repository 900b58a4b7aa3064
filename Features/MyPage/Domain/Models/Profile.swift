public import Core
public import Foundation

/// The profile of the user who is signed in.
public struct Profile: Identifiable, Hashable, Sendable {
    /// The id of the account.
    public let id: String
    /// When the user last signed in.
    public let lastLoginDate: Date
    private var fields: [ProfileField: String]

    /// Creates a profile, also for previews and tests. Fields that are not given are empty.
    public init(user: User, fields: [ProfileField: String] = [:]) {
        id = user.id
        lastLoginDate = user.lastLoginDate
        self.fields = fields.merging([.name: user.name, .email: user.email]) { $1 }.filter { !$0.value.isEmpty }
    }

    /// The text of a field. It may be empty.
    public subscript(field: ProfileField) -> String {
        get { fields[field] ?? "" }
        set { fields[field] = newValue.isEmpty ? nil : newValue }
    }
}

extension Profile {
    /// The name of the user.
    public var name: String { self[.name] }

    /// The part of the profile that the session keeps.
    var user: User {
        User(id: id, name: self[.name], email: self[.email], lastLoginDate: lastLoginDate)
    }
}
