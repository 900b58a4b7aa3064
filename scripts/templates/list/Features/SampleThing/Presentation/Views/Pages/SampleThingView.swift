#if canImport(SwiftUI)
import Core
public import SwiftUI

/// The screen of the list in an app. It connects a store with `SampleThingContentView`.
public struct SampleThingView: View {
    @Environment(\.language) private var language
    @Bindable private var store: SampleThingStore

    /// Creates the screen. It must be inside a `NavigationStack`, which shows its title and the search field.
    public init(_ store: SampleThingStore) {
        self.store = store
    }

    /// The sample items. They are loaded when the screen appears.
    public var body: some View {
        SampleThingContentView(store.state, actions: store)
            .searchable(text: $store.searchText, prompt: Text(SampleThingMessages.search.text(in: language)))
            .refreshable { await store.load() }
            .navigationTitle(SampleThingMessages.title.text(in: language))
            .task { await store.loadIfNeeded() }
    }
}
#endif
