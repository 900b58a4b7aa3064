/// What MyPage may ask for.
@MainActor
public protocol MyPageActions {
    /// Fetches the profile, for the first time or anew. During an edit it does nothing, so that no input is lost.
    func load() async
    /// Begins an edit of what is shown.
    func edit()
    /// Puts `text` into a field of the edit.
    func change(_ field: ProfileField, to text: String)
    /// Saves the edit, if every field may hold what it holds.
    func save() async
    /// Gives the edit up.
    func discard()
    /// Asks to be signed out.
    func logout()
    /// Stops what is under way, as when the page is left.
    func cancel()
}
