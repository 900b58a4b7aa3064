#if canImport(SwiftUI)
import Core
public import SwiftUI

/// The screen of one sample item in an app. It connects a store with `SampleThingDetailContentView`.
public struct SampleThingDetailView: View {
    @Environment(\.language) private var language
    private let store: SampleThingDetailStore

    /// Creates the screen. It must be inside a `NavigationStack`, which shows its title.
    public init(_ store: SampleThingDetailStore) {
        self.store = store
    }

    /// The title and the text. What is not known yet is loaded when the screen appears.
    public var body: some View {
        SampleThingDetailContentView(store.state, actions: store)
            .refreshable { await store.load() }
            .navigationTitle(SampleThingMessages.detail.text(in: language))
            .task { await store.loadIfNeeded() }
    }
}
#endif
