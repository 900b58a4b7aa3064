#if canImport(SwiftUI)
import Core
public import SwiftUI

/// The screen of the feed in an app. It connects a store with `FeedContentView`.
public struct FeedView: View {
    @Environment(\.language) private var language
    @Bindable private var store: FeedStore

    /// Creates the screen. It must be inside a `NavigationStack`, which shows its title and the search field.
    public init(_ store: FeedStore) {
        self.store = store
    }

    /// The posts. They are loaded when the screen appears.
    public var body: some View {
        FeedContentView(store.state, actions: store)
            .searchable(text: $store.searchText, prompt: Text(FeedMessages.search.text(in: language)))
            .refreshable { await store.load() }
            .navigationTitle(FeedMessages.title.text(in: language))
            .task { await store.loadIfNeeded() }
    }
}
#endif
