#if canImport(SwiftUI)
import Core
public import SwiftUI

/// The screen of one post in an app. It connects a store with `PostContentView`.
public struct PostView: View {
    private let store: PostStore

    /// Creates the screen. It must be inside a `NavigationStack`, which shows its title.
    public init(_ store: PostStore) {
        self.store = store
    }

    /// The post, its comments, and the form for a comment. When the screen appears, the post is loaded if necessary.
    public var body: some View {
        PostContentView(store.state, changes: store.unsent, actions: store)
            .refreshable { await store.load() }
            // After `refreshable`, so that a pull inside the form does not load this screen.
            .formSheet(store.form, title: FeedMessages.comment) { store.closeForm() }
            .task { await store.loadIfNeeded() }
    }
}

extension PostStore {
    /// The screen of this store.
    public var screen: some View { PostView(self) }
}
#endif
