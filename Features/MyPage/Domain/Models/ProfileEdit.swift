import Foundation

/// The texts that the user typed into the fields of a profile.
struct ProfileEdit: Equatable, Sendable {
    let profile: Profile
    private var typed: [ProfileField: String] = [:]

    /// Creates an edit that has no typed texts yet.
    init(of profile: Profile) {
        self.profile = profile
    }

    /// The text that the user typed into a field. If the user typed nothing there, it is the text of the profile.
    subscript(field: ProfileField) -> String {
        get { typed[field] ?? profile[field] }
        set { typed[field] = newValue }
    }

    /// The new texts of the changed fields. Spaces at both ends of a text are removed.
    var changes: [ProfileField: String] {
        typed.mapValues { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { profile[$0.key] != $0.value }
    }

    /// The profile with the changes.
    var saved: Profile {
        changes.reduce(into: profile) { $0[$1.key] = $1.value }
    }
}
