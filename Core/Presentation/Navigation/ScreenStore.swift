#if canImport(SwiftUI)
public import SwiftUI

/// The store of a screen that a route can open. It knows the SwiftUI view of this screen.
@MainActor
public protocol ScreenStore: Store, LoadActions {
    /// The type of `screen`.
    associatedtype Screen: View
    /// A view of the whole screen. It must be inside a `NavigationStack`.
    var screen: Screen { get }
}
#else
/// The store of a screen that a route can open. Without SwiftUI, it has no view.
@MainActor
public protocol ScreenStore: Store, LoadActions {}
#endif
