public import Core

/// The state of the screen of one post. While the comments are loading, the post can already be visible.
public typealias PostState = LoadState<PostThread, FeedError>

/// The reason why a comment was not saved, or was refused.
public typealias CommentFormError = FormError<CommentField, FeedError>
/// The states of the form in which the user writes a comment.
public typealias CommentFormState = FormState<PendingChange, CommentFormError>
/// The store of that form. It is saved when the comment is saved on this device.
public typealias CommentFormStore = FormStore<PendingChange, CommentFormError>

extension FeedRepository {
    /// The reason why the server refused a change, also what is wrong with the text. `nil` means that it was not
    /// refused.
    public func formError(of change: PendingChange) -> CommentFormError? {
        change.refusal.flatMap { refusal in error(of: change).map { FormError(refusal, or: $0) } }
    }
}

extension PostThread: CustomStringConvertible {
    /// A short description for logs and tests, for example `post 1, 5 comments`.
    public var description: String {
        "post \(post.id)" + (comments.map { ", " + FeedMessages.comments($0.count).text(in: .english) } ?? "")
    }
}
