import Feed
import ViewTestSupport

/// Records the actions of the feed and of a post.
final class FeedCalls: RecordedActions, FeedActions, PostActions {
    func open(_ post: Post) { record("open(\(post.id))") }
    func showAuthor() { record() }
}
