#if canImport(SwiftUI)
import Core
public import SwiftUI

/// MyPage in an app. It connects a store with `MyPageContentView`.
public struct MyPageView: View {
    private let store: MyPageStore

    /// Creates the screen. It must be inside a `NavigationStack`, which shows its title and its toolbar.
    public init(_ store: MyPageStore) {
        self.store = store
    }

    /// The profile. When the screen appears, it is loaded if necessary.
    public var body: some View {
        MyPageContentView(store.state, actions: store)
            .task { await store.loadIfNeeded() }
    }
}

extension MyPageStore {
    /// The screen of this store.
    public var screen: some View { MyPageView(self) }
}
#endif
