#if canImport(SwiftUI)
import Core
public import SwiftUI

/// The screen of the feed in an app. It connects a store with `FeedContentView`.
public struct FeedView: View {
    @Bindable private var store: FeedStore

    /// Creates the screen. It must be inside a `NavigationStack`, which shows its title and the search field.
    public init(_ store: FeedStore) {
        self.store = store
    }

    /// The posts. When the screen appears, they are loaded if necessary.
    public var body: some View {
        FeedContentView(store.state, searchText: $store.searchText, actions: store)
            .task { await store.loadIfNeeded() }
    }
}

extension FeedStore {
    /// The screen of this store.
    public var screen: some View { FeedView(self) }
}
#endif
