#if canImport(SwiftUI)
import Core
public import SwiftUI

/// The page of one sample item in an app. It connects a store with `SampleThingContentView`.
public struct SampleThingView: View {
    @Environment(\.language) private var language
    private let store: SampleThingStore

    /// Creates the page. It must be inside a `NavigationStack`, which shows its title.
    public init(_ store: SampleThingStore) {
        self.store = store
    }

    /// The sample item. It is loaded when the page appears.
    public var body: some View {
        SampleThingContentView(store.state, actions: store)
            .refreshable { await store.load() }
            .navigationTitle(SampleThingMessages.title.text(in: language))
            .task { await store.loadIfNeeded() }
    }
}
#endif
