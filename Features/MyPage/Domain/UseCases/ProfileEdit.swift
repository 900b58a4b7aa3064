import Core
import Foundation

/// What somebody typed into the fields of a profile.
struct ProfileEdit: Equatable, Sendable {
    let profile: Profile
    private var typed: [ProfileField: String] = [:]

    /// Nothing typed yet.
    init(of profile: Profile) {
        self.profile = profile
    }

    /// What stands in a field.
    subscript(field: ProfileField) -> String {
        get { typed[field] ?? profile[field] }
        set { typed[field] = newValue }
    }

    /// What differs from the profile, without spaces around it.
    var changes: [ProfileField: String] {
        typed.mapValues { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { profile[$0.key] != $0.value }
    }
}

extension Profile {
    subscript(field: ProfileField) -> String {
        switch field {
        case .name: user.name
        case .email: user.email
        case .phone: phone
        case .website: website
        }
    }
}
