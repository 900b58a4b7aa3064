/// The actions of the user on the page of one post.
@MainActor
public protocol PostActions {
    /// Loads the post, its author and its comments, or loads them again.
    func load() async
    /// Cancels the current work, for example when the user leaves the page.
    func cancel()
}
