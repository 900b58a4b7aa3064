#if canImport(SwiftUI)
import Core
public import SwiftUI

/// The screen of one sample item in an app. It connects a store with `SampleThingDetailContentView`.
public struct SampleThingDetailView: View {
    private let store: SampleThingDetailStore

    /// Creates the screen. It must be inside a `NavigationStack`, which shows its title.
    public init(_ store: SampleThingDetailStore) {
        self.store = store
    }

    /// The details. They are loaded when the screen appears.
    public var body: some View {
        SampleThingDetailContentView(
            store.state,
            // #if OFFLINE
            savedAt: store.savedAt,
            // #endif
            // #if CHANGES
            changes: store.unsent,
            // #endif
            // #if CRUD
            isRemoved: store.isRemoved,
            // #endif
            actions: store
        )
        .task { await store.loadIfNeeded() }
    }
}

extension SampleThingDetailStore {
    /// The screen of this store.
    public var screen: some View { SampleThingDetailView(self) }
}
#endif
