/// A profile that the user is editing. It contains the typed texts until the edit is saved or discarded.
public struct ProfileDraft: Equatable, Sendable {
    private(set) var edit: ProfileEdit
    /// What is wrong with each field. Fields without a problem are not included.
    public var problems: [ProfileField: FieldProblem] = [:]
    /// The reason why the last save failed, if `problems` does not contain it. `acknowledgeError()` removes it.
    public var failure: MyPageError?

    /// Creates a draft that contains the texts of the profile.
    public init(of profile: Profile) {
        edit = ProfileEdit(of: profile)
    }
}

extension ProfileDraft {
    /// The text that the user typed into a field. If the user typed nothing there, it is the text of the profile.
    public subscript(field: ProfileField) -> String {
        get { edit[field] }
        set { edit[field] = newValue }
    }

    /// Whether saving would change the profile.
    var isChanged: Bool { !edit.changes.isEmpty }

    /// The profile before the edit.
    public var original: Profile { edit.profile }
}
