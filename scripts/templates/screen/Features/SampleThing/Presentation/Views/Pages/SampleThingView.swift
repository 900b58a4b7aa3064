#if canImport(SwiftUI)
import Core
public import SwiftUI

/// The screen of one sample item in an app. It connects a store with `SampleThingContentView`.
public struct SampleThingView: View {
    private let store: SampleThingStore

    /// Creates the screen. It must be inside a `NavigationStack`, which shows its title.
    public init(_ store: SampleThingStore) {
        self.store = store
    }

    /// The sample item. It is loaded when the screen appears.
    public var body: some View {
        SampleThingContentView(store.state, actions: store)
            .task { await store.loadIfNeeded() }
    }
}

extension SampleThingStore {
    /// The screen of this store.
    public var screen: some View { SampleThingView(self) }
}
#endif
