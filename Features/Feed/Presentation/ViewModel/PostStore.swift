public import Core

/// Loads one post and stores the state of the screen that shows it. A comment of the user is shown at once, also while
/// it waits for the server.
@MainActor
public final class PostStore: LoadStore<PostThread, FeedError>, ScreenStore {
    /// The open form. `nil` means that the user does not write a comment.
    @Observed public private(set) var form: CommentFormStore?
    /// The comments on the post, with the changes of the user.
    public let collection: ChangedCollection<PostComment>
    private let repository: any FeedRepository
    private let id: Post.ID
    private let onShowAuthor: @MainActor (Author) -> Void

    init(
        repository: any FeedRepository,
        id: Post.ID,
        initial: Post?,
        onShowAuthor: @escaping @MainActor (Author) -> Void
    ) {
        self.repository = repository
        self.id = id
        self.onShowAuthor = onShowAuthor
        collection = repository.changedComments(on: id)
        let initial = initial.map { PostThread($0, comments: nil) }
        super.init(initial, overlay: collection.overlay { $0.with($1) }) { (part, show) async throws(FeedError) in
            let post = if let part { part.post } else { try await repository.post(id) }
            show(PostThread(post, comments: nil))
            return PostThread(post, comments: try await repository.comments(on: id))
        }
    }
}

extension PostStore: PostActions {
    /// Calls the closure that the app has given to this store. Does nothing if no post is visible.
    public func showAuthor() {
        if let post = state.content?.post { onShowAuthor(post.author) }
    }

    /// Whether somebody is signed in.
    public var canComment: Bool { collection.changes.owner != .nobody }

    /// Opens an empty form.
    public func comment() { openForm(nil) }

    /// Opens a form with the text of a comment.
    public func edit(_ comment: PostComment) { openForm(comment) }

    /// Closes the form, during a save only if the save fails.
    public func closeForm() {
        form?.end { [weak self] in self?.form = nil }
    }

    private func openForm(_ comment: PostComment?) {
        guard form == nil, canComment, id.isAddressable else { return }
        form = collection.form(FormDraft(of: comment), of: comment?.id) { [repository, id] values in
            let text = values[.body]?.text ?? comment?.body ?? ""
            return comment.map { repository.editing($0, text, on: id) } ?? repository.adding(text, to: id)
        } onSaved: { [weak self] _ in
            self?.closeForm()
        }
    }
}

extension PostStore: ChangingStore {
    /// The comments as they were loaded.
    public var loadedElements: Loaded<[PostComment]> { loadedElements(\.comments) }
}
