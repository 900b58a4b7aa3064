import Foundation

/// The texts that the user typed into the fields of a profile.
struct ProfileEdit: Equatable, Sendable {
    let profile: Profile
    private var typed: [ProfileField: String] = [:]

    /// Creates an edit. The user has not typed any text yet.
    init(of profile: Profile) {
        self.profile = profile
    }

    /// The text that the user typed, or the text of the profile if the user typed none.
    subscript(field: ProfileField) -> String {
        get { typed[field] ?? profile[field] }
        set { typed[field] = newValue }
    }

    /// The fields whose new text differs from the profile. Spaces at both ends are removed.
    var changes: [ProfileField: String] {
        typed.mapValues { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { profile[$0.key] != $0.value }
    }
}
