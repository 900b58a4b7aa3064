import Core
import Feed
import ViewTestSupport

/// Records the actions of the feed and of a post.
final class FeedCalls: RecordedActions, FeedActions, PostActions {
    func open(_ post: Post) { record("open(\(post.id))") }
    func showAuthor() { record() }
    var canComment: Bool { true }
    func write(_ comment: PostComment?) { record("write(\(comment?.body ?? ""))") }
    func sendAgain(_ change: PendingChange) { record("sendAgain(\(change.number))") }
    func discarded(with change: PendingChange) -> [PendingChange] { [change] }
    func discard(_ change: PendingChange) { record("discard(\(change.number))") }
}

/// Records the actions of the form for a comment.
final class CommentFormCalls: RecordedActions, FormActions {
    let draft: FormDraft<CommentField>? = nil

    func change(_ field: CommentField, to text: String) { record("change(\(field), to: \"\(text)\")") }
    func save() async { record() }
}
