public import Core

/// The actions of the user on the screen of one post.
@MainActor
public protocol PostActions: LoadActions, ChangeActions {
    /// Shows all posts of the author. Does nothing if no post is visible.
    func showAuthor()
    /// Whether somebody is signed in, and so can write a comment.
    var canComment: Bool { get }
    /// Opens a form with a comment of the user, for example one that the server has refused. `nil` is a new one. Does
    /// nothing if nobody is signed in.
    func write(_ comment: PostComment?)
}
