/// What the page of one post may ask for.
@MainActor
public protocol PostActions {
    /// Fetches the post, its author and its comments, for the first time or anew.
    func load() async
    /// Stops what is under way, as when the page is left.
    func cancel()
}
