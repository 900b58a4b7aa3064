#if canImport(SwiftUI)
public import Core
public import SwiftUI

/// Draws a state of the screen of one post. It needs no store.
public struct PostContentView: View {
    @Environment(\.language) private var language
    private let state: PostState
    private let actions: (any PostActions)?

    /// Creates the view for one state. Without `actions`, for example in a preview, its buttons do nothing.
    public init(_ state: PostState, actions: (any PostActions)? = nil) {
        self.state = state
        self.actions = actions
    }

    /// The post, a button for the posts of its author, and the comments.
    public var body: some View {
        LoadStateView(state, actions: actions) { thread in
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
                    ForEach(comments, content: CommentRow.init)
                }
            } else if state.error == nil {
                missingComments
            }
        }
        .navigationTitle(FeedMessages.post.text(in: language))
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

private struct CommentRow: View {
    let comment: PostComment

    var body: some View {
        VStack(alignment: .leading) {
            Text(comment.title).font(.headline)
            Text(comment.email).font(.subheadline).foregroundStyle(.secondary)
            Text(comment.body)
        }
        .accessibilityElement(children: .combine)
    }
}

#if DEBUG
struct PostContentViewPreviews: PreviewProvider {
    static var previews: some View {
        previews(of: PostState.samples) { PostContentView($0) }
    }
}
#endif
#endif
