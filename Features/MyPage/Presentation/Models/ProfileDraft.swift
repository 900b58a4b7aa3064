import Core

/// A profile that is being edited. What was typed stays until it is saved or given up.
public struct ProfileDraft: Equatable, Sendable {
    /// What was typed so far.
    private(set) var edit: ProfileEdit
    /// What is wrong with each field.
    public var problems: [ProfileField: FieldProblem] = [:]
    /// Why the last try to save failed, when it was none of the fields.
    public var failure: MyPageError?

    /// Makes a draft in which nothing was typed yet.
    public init(of details: ProfileDetails) {
        edit = ProfileEdit(of: details.profile)
    }
}

extension ProfileDraft {
    /// What stands in a field.
    public subscript(field: ProfileField) -> String {
        get { edit[field] }
        set { edit[field] = newValue }
    }

    /// The profile as it was before the edit.
    public var original: ProfileDetails {
        ProfileDetails(edit.profile)
    }
}
