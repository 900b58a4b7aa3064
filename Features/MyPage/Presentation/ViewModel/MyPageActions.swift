public import Core

/// The actions of the user on MyPage.
@MainActor
public protocol MyPageActions: LoadActions {
    /// The edit as it is now. `nil` means that the state is not `editing`.
    var draft: ProfileDraft? { get }
    /// Starts an edit of the profile.
    func edit()
    /// Changes the text of a field during an edit.
    func change(_ field: ProfileField, to text: String)
    /// Saves the edit, if all changed fields are valid.
    func save() async
    /// Ends the edit without saving it.
    func discard()
    /// Whether there is a screen with the posts of the user.
    var canShowPosts: Bool { get }
    /// Shows the posts of the user. Does nothing if there is no screen for them.
    func showPosts()
}
