#if canImport(SwiftUI)
public import SwiftUI

/// The login screen of an app. It connects a store with `LoginContentView`.
public struct LoginView: View {
    private let store: AuthStore

    /// Creates the screen. It must be inside a `NavigationStack`, which shows its title. The app calls `restore()` of
    /// the store when it starts.
    public init(_ store: AuthStore) {
        self.store = store
    }

    /// The form to sign in.
    public var body: some View {
        LoginContentView(store.state, actions: store)
    }
}
#endif
