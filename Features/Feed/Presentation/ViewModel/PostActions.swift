/// What the user can do on the page of one post.
@MainActor
public protocol PostActions {
    /// Loads the post, its author and its comments, for the first time or again.
    func load() async
    /// Stops the current work, for example when the user leaves the page.
    func cancel()
}
