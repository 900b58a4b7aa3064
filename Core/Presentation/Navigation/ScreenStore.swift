#if os(Linux) && canImport(SwiftUI) && !FOCAL_VIEWS
#error("This folder has a build with FOCAL_VIEWS=1. Build with FOCAL_VIEWS=1, or with another --scratch-path.")
#endif

#if canImport(SwiftUI)
public import SwiftUI

/// The store of a screen that a route can open. It knows the SwiftUI view of this screen.
///
/// A screen is two views. For example, `LoginView` has the store, and `LoginContentView` draws a state and needs no
/// store. So previews and tests draw each state without a server. A view keeps only what no store needs, such as the
/// focus.
@MainActor
public protocol ScreenStore: Store, LoadActions {
    /// The type of `screen`.
    associatedtype Screen: View
    /// A view of the whole screen. It must be inside a `NavigationStack`, or on a `UINavigationController`.
    var screen: Screen { get }
    /// Whether a wide display shows this screen and the screens that it opens beside each other. A `ListStore` is a
    /// list.
    var isList: Bool { get }
    /// Whether the user would lose something if the screen were closed now, for example a text. By default, no. It must
    /// follow from `@Observed` values, so that views can follow it.
    var isUnsaved: Bool { get }
}

extension ScreenStore {
    /// Whether the store is a `ListStore`.
    public var isList: Bool { self is any ListActions }
}
#else
/// The store of a screen that a route can open. Without SwiftUI, it has no view.
@MainActor
public protocol ScreenStore: Store, LoadActions {
    /// Whether the user would lose something if the screen were closed now, for example a text. By default, no.
    var isUnsaved: Bool { get }
}
#endif

extension ScreenStore {
    /// Nothing would be lost.
    public var isUnsaved: Bool { false }
}
