public import Core

/// The actions of the user on the screen of one post.
@MainActor
public protocol PostActions: LoadActions {
    /// Shows all posts of the author. Does nothing if no post is visible.
    func showAuthor()
}
