/// A profile that the user is editing. It keeps the typed text until the edit is saved or discarded.
public struct ProfileDraft: Equatable, Sendable {
    private(set) var edit: ProfileEdit
    /// What is wrong with each field.
    public var problems: [ProfileField: FieldProblem] = [:]
    /// Why the last attempt to save failed, if the reason was not a field.
    public var failure: MyPageError?

    /// Starts an edit. The text of each field is the text of the profile.
    public init(of profile: Profile) {
        edit = ProfileEdit(of: profile)
    }
}

extension ProfileDraft {
    /// The text of a field.
    public subscript(field: ProfileField) -> String {
        get { edit[field] }
        set { edit[field] = newValue }
    }

    /// The profile before the edit.
    public var original: Profile { edit.profile }
}
