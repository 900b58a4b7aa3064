#if canImport(SwiftUI)
import Core
public import SwiftUI

/// The screen of the list in an app. It connects a store with `SampleThingContentView`.
public struct SampleThingView: View {
    @Bindable private var store: SampleThingStore

    /// Creates the screen. It must be inside a `NavigationStack`, which shows its title and the search field.
    public init(_ store: SampleThingStore) {
        self.store = store
    }

    /// The sample items. They are loaded when the screen appears.
    public var body: some View {
        SampleThingContentView(
            store.state,
            searchText: $store.searchText,
            // #if CRUD
            changes: store.unsent,
            // #endif
            // #if BOOL
            filter: $store.selectedFilter,
            // #endif
            actions: store
        )
        .task { await store.loadIfNeeded() }
    }
}

extension SampleThingStore {
    /// The screen of this store.
    public var screen: some View { SampleThingView(self) }
}
#endif
