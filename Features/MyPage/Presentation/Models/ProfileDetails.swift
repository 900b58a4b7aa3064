public import Core
public import Foundation

/// A profile as pages show it.
public struct ProfileDetails: Equatable, Sendable {
    /// The profile that it was made from.
    let profile: Profile

    /// Makes the details of a profile.
    public init(_ profile: Profile) {
        self.profile = profile
    }
}

extension ProfileDetails {
    /// The account's id.
    public var id: String { profile.user.id }
    /// When the user last signed in.
    public var lastLoginDate: Date { profile.user.lastLoginDate }
    /// The name.
    public var name: String { self[.name] }

    /// What stands in a field, or the empty text.
    public subscript(field: ProfileField) -> String {
        profile[field]
    }
}
