public import Core

/// The actions of the user on the screen of one post.
@MainActor
public protocol PostActions: LoadActions, ChangeActions {
    /// Shows all posts of the author. Does nothing if no post is visible.
    func showAuthor()
    /// Whether somebody is signed in, and so can write a comment.
    var canComment: Bool { get }
    /// Opens a form for a comment. Does nothing if nobody is signed in.
    func comment()
    /// Opens a form with a comment of the user, for example one that the server has refused.
    func edit(_ comment: PostComment)
}
