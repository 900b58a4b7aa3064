public import Core

/// The actions of the user on the screen of one post.
@MainActor
public protocol PostActions: LoadActions {
    /// Loads the post, its author and its comments, or loads them again.
    func load() async
    /// Shows all posts of the author. Does nothing if no post is visible.
    func showAuthor()
}
