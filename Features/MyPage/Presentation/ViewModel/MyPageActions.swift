/// What the user can do on MyPage.
@MainActor
public protocol MyPageActions {
    /// Loads the profile, for the first time or again. During an edit it does nothing, so that no text is lost.
    func load() async
    /// Starts an edit of the profile.
    func edit()
    /// Changes the text of a field in the edit.
    func change(_ field: ProfileField, to text: String)
    /// Saves the edit, if all changed fields are valid.
    func save() async
    /// Ends the edit without saving.
    func discard()
    /// Asks the app to sign the user out.
    func logout()
    /// Stops the current work, for example when the user leaves the page.
    func cancel()
}
