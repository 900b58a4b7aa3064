#if canImport(SwiftUI)
import Core
public import SwiftUI

/// The screen of the sample items in an app. It connects a store with `SampleThingContentView`.
public struct SampleThingView: View {
    @Environment(\.language) private var language
    @Bindable private var store: SampleThingStore

    /// Creates the screen. It must be inside a `NavigationStack`, which shows its title and the filter.
    public init(_ store: SampleThingStore) {
        self.store = store
    }

    /// The sample items. They are loaded when the screen appears.
    public var body: some View {
        SampleThingContentView(store.state, actions: store)
            .refreshable { await store.load() }
            .navigationTitle(SampleThingMessages.title.text(in: language))
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Picker(SampleThingMessages.filter.text(in: language), selection: $store.selectedFilter) {
                        ForEach(SampleThingFilter.allCases, id: \.self) {
                            Text(SampleThingMessages.name(of: $0).text(in: language)).tag($0)
                        }
                    }
                    .disabled(isSaving)
                }
            }
            .task { await store.loadIfNeeded() }
    }

    private var isSaving: Bool {
        if case .saving = store.state { true } else { false }
    }
}
#endif
