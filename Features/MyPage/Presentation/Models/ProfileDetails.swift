import Core
public import Foundation

/// A profile as pages show it.
public struct ProfileDetails: Equatable, Sendable {
    /// The profile that it was made from.
    let profile: Profile
}

extension ProfileDetails {
    /// The account's id.
    public var id: String { profile.user.id }
    /// The name.
    public var name: String { profile.user.name }
    /// The email.
    public var email: String { profile.user.email }
    /// The phone number, or the empty text.
    public var phone: String { profile.phone }
    /// The website, or the empty text.
    public var website: String { profile.website }
    /// When the user last signed in.
    public var lastLoginDate: Date { profile.user.lastLoginDate }
}
