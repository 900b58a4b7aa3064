#if canImport(SwiftUI)
public import SwiftUI

/// The login screen of an app. It connects a store with `LoginContentView`.
public struct LoginView: View {
    private let store: AuthStore
    private let onCancel: (@MainActor () -> Void)?

    /// Creates the screen. It must be inside a `NavigationStack`. When the app starts, call `restore()` of the store.
    /// `onCancel` is called when the user does not want to sign in. Without `onCancel`, there is no button to cancel.
    public init(_ store: AuthStore, onCancel: (@MainActor () -> Void)? = nil) {
        self.store = store
        self.onCancel = onCancel
    }

    /// The form to sign in, or the user who is signed in.
    public var body: some View {
        LoginContentView(store.state, actions: store, onCancel: onCancel)
    }
}
#endif
