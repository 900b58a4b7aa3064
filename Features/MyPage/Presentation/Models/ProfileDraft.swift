import Core

/// A profile that is being edited. What was typed stays until it is saved or given up.
public struct ProfileDraft: Equatable, Sendable {
    /// What was typed so far.
    var edit: ProfileEdit
    /// What is wrong with each field.
    public internal(set) var problems: [ProfileField: FieldProblem] = [:]
    /// Why the last try to save failed, when it was none of the fields.
    public internal(set) var failure: MyPageError?

    init(of details: ProfileDetails) {
        edit = ProfileEdit(of: details.profile)
    }

    /// What stands in a field.
    public subscript(field: ProfileField) -> String {
        edit[field]
    }

    /// The profile as it was before the edit.
    public var original: ProfileDetails {
        ProfileDetails(profile: edit.profile)
    }
}
