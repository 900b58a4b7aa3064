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

    /// The post and its comments. When the screen appears, the post is loaded if necessary.
    public var body: some View {
        PostContentView(store.state, savedAt: store.savedAt, changes: store.unsent, actions: store)
            .task { await store.loadIfNeeded() }
    }
}

extension PostStore {
    /// The screen of this store.
    public var screen: some View { PostView(self) }
}
#endif
