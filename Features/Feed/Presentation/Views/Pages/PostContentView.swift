#if canImport(SwiftUI)
public import Core
public import Foundation
public import SwiftUI

/// Draws a state of the screen of one post. It needs no store.
public struct PostContentView: View {
    @Environment(\.language) private var language
    @Environment(\.signIn) private var signIn
    private let state: PostState
    private let savedAt: Date?
    private let changes: [PendingChange]
    private let actions: (any PostActions)?

    /// Creates the view for one state. `savedAt` is when the post was saved on this device, unless the server has sent
    /// it. `changes` are the comments that the server does not have. Without `actions`, for example in a preview, its
    /// buttons do nothing.
    public init(
        _ state: PostState,
        savedAt: Date? = nil,
        changes: [PendingChange] = [],
        actions: (any PostActions)? = nil
    ) {
        self.state = state
        self.savedAt = savedAt
        self.changes = changes
        self.actions = actions
    }

    /// The post, a button for the posts of its author, the comments, and in the toolbar a button that writes one.
    public var body: some View {
        LoadStateView(state, savedAt: savedAt, actions: actions) { thread in
            Section {
                Text(thread.post.title).font(.title2).accessibilityAddTraits(.isHeader)
                ScreenRow {
                    actions?.showAuthor()
                } label: {
                    Label(author(of: thread.post), systemImage: "person")
                }
                Text(thread.post.body).textSelection(.enabled)
            }
            if let error = state.error {
                ErrorRow(error, actions: actions)
            }
            if let comments = thread.comments, comments.isEmpty {
                Text(FeedMessages.noComments.text(in: language)).foregroundStyle(.secondary)
            } else if let comments = thread.comments {
                Section(FeedMessages.comments(comments.count).text(in: language)) {
                    ForEach(comments) { comment in
                        CommentRow(
                            comment: comment,
                            change: changes.first { $0.isOf(comment.id) },
                            actions: actions
                        )
                    }
                }
            }
            if thread.comments == nil || thread.hasOnlyOwnComments, state.error == nil {
                missingComments
            }
        }
        .navigationTitle(FeedMessages.post.text(in: language))
        .toolbar {
            if state.content != nil, canComment || signIn != nil {
                ToolbarItem(placement: .primaryAction) { writeButton }
            }
        }
    }

    private var canComment: Bool { actions?.canComment != false }

    /// Leads to the login if nobody is signed in.
    private var writeButton: some View {
        let title = canComment ? FeedMessages.write : FeedMessages.signIn
        return Button(title.text(in: language), systemImage: "square.and.pencil") {
            if canComment { actions?.write(nil) } else { signIn?() }
        }
    }

    @ViewBuilder
    private var missingComments: some View {
        if case .idle = state {
            Button(ButtonMessages.retry.text(in: language)) {
                Task { await actions?.loadIfNeeded() }
            }
        } else {
            ProgressView(ListMessages.loading.text(in: language))
        }
    }

    private func author(of post: Post) -> String {
        post.author.name ?? FeedMessages.unknownAuthor.text(in: language)
    }
}

/// A comment, with its mark as long as the server does not have it. Both are one row of the list.
private struct CommentRow: View {
    let comment: PostComment
    let change: PendingChange?
    let actions: (any PostActions)?

    var body: some View {
        VStack(alignment: .leading) {
            VStack(alignment: .leading) {
                if !comment.title.isEmpty { Text(comment.title).font(.headline) }
                if !comment.email.isEmpty { Text(comment.email).font(.subheadline).foregroundStyle(.secondary) }
                Text(comment.body)
            }
            .accessibilityElement(children: .combine)
            if let change {
                ChangeMark(change, actions: actions) { actions?.write(comment) }
            }
        }
    }
}

#if DEBUG
struct PostContentViewPreviews: PreviewProvider {
    static var previews: some View {
        previews(of: PostState.samples) { PostContentView($0, changes: PendingChange.commentSamples) }
        previews(of: CommentFormState.samples) { FormView($0, title: FeedMessages.comment) }
    }
}
#endif
#endif
