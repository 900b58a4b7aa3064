#if canImport(SwiftUI)
public import Core
public import SwiftUI

/// Draws a state of the feed. It needs no store.
public struct FeedContentView: View {
    @Environment(\.language) private var language
    private let state: FeedState
    private let searchText: Binding<String>
    private let actions: (any FeedActions)?

    /// Creates the view for one state. Without `actions`, for example in a preview, its buttons do nothing.
    public init(
        _ state: FeedState,
        searchText: Binding<String> = .constant(""),
        actions: (any FeedActions)? = nil
    ) {
        self.state = state
        self.searchText = searchText
        self.actions = actions
    }

    /// The list of posts. A tap opens a post.
    public var body: some View {
        ListContentView(state, noElements: FeedMessages.noPosts, actions: actions) { post in
            PostRow(post: post, actions: actions)
        }
        .searchable(text: searchText, prompt: Text(FeedMessages.search.text(in: language)))
        .input(.search)
        .navigationTitle(FeedMessages.title(of: state.content).text(in: language))
    }
}

private struct PostRow: View {
    @Environment(\.language) private var language
    let post: Post
    let actions: (any FeedActions)?

    var body: some View {
        ScreenRow(opening: FeedRoute(post: post.id)?.link) {
            actions?.open(post)
        } label: {
            VStack(alignment: .leading) {
                Text(post.title).font(.headline)
                Text(post.beginning(150)).lineLimit(2)
                Text(post.author.name ?? FeedMessages.unknownAuthor.text(in: language))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
    }
}

#if DEBUG
struct FeedContentViewPreviews: PreviewProvider {
    static var previews: some View {
        previews(of: FeedState.samples) { FeedContentView($0) }
    }
}
#endif
#endif
