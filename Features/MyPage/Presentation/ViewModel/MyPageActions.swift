public import Core

/// The actions of the user on MyPage.
@MainActor
public protocol MyPageActions: LoadActions {
    /// Opens a form to edit the profile.
    func edit()
    /// Whether there is a screen with the posts of the user.
    var canShowPosts: Bool { get }
    /// Shows the posts of the user. Does nothing if there is no screen for them.
    func showPosts()
}
