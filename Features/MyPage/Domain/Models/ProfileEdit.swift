import Foundation

/// The text that the user typed into the fields of a profile.
struct ProfileEdit: Equatable, Sendable {
    let profile: Profile
    private var typed: [ProfileField: String] = [:]

    /// An edit in which nothing is typed yet.
    init(of profile: Profile) {
        self.profile = profile
    }

    /// The text of a field: the typed text, or else the text of the profile.
    subscript(field: ProfileField) -> String {
        get { typed[field] ?? profile[field] }
        set { typed[field] = newValue }
    }

    /// The fields that differ from the profile, without spaces at both ends.
    var changes: [ProfileField: String] {
        typed.mapValues { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { profile[$0.key] != $0.value }
    }
}
