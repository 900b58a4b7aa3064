/// A profile that the user is editing. It contains the typed texts until the edit is saved or discarded.
public struct ProfileDraft: Equatable, Sendable {
    private(set) var edit: ProfileEdit
    /// What is wrong with each field. Fields without a problem are not included.
    public var problems: [ProfileField: FieldProblem] = [:]
    /// The reason why the last attempt to save failed. It is `nil` if there was none, or if a field was the reason.
    public var failure: MyPageError?

    /// Creates a draft. The text of each field is the text of the profile.
    public init(of profile: Profile) {
        edit = ProfileEdit(of: profile)
    }
}

extension ProfileDraft {
    /// The text of a field. It includes what the user typed.
    public subscript(field: ProfileField) -> String {
        get { edit[field] }
        set { edit[field] = newValue }
    }

    /// The profile before the edit.
    public var original: Profile { edit.profile }
}
