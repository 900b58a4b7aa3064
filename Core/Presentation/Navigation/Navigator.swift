/// Creates the store of a screen, which opens other screens with this navigator.
public typealias MakeStore = @MainActor (any Navigator) -> any ScreenStore

/// Opens screens. A feature opens the screen of another feature with a link, and knows nothing else of it.
@MainActor
public protocol Navigator: AnyObject {
    /// Whether the link leads to a screen of this app.
    func canOpen(_ link: DeepLink) -> Bool
    /// Selects the tab of the link, and replaces the open screens of this tab. A feature without a tab opens above what
    /// is visible. Closes the modals to which the link does not belong. If no tab is visible yet, the screen opens
    /// later. Does nothing if the link leads to no screen. If something unsaved would be lost, only asks.
    func open(_ link: DeepLink)
    /// Opens a screen above the screen of this navigator, in the same stack, and closes the other screens above it. A
    /// route with another `presentation` opens in a modal, if the screen of this navigator is in the stack on top. A
    /// screen of this link that is directly above it stays open. Does nothing if the link is that of the screen of this
    /// navigator, or leads to no screen, or if the screen of this navigator is closed. `store` creates a store that can
    /// already have data to show. It gets the navigator of the new screen. `nil` means that the route creates the
    /// store. `UIKitNavigator` also does nothing if another screen is above the screen of this navigator. If something
    /// unsaved would be lost, only asks.
    func push(_ link: DeepLink, _ store: MakeStore?)
    /// Closes the screen of this navigator, and all above it. If it is the first screen of a modal, closes the modal.
    /// Does nothing for the first screen of a tab. If something unsaved would be lost, only asks.
    func close()
    /// Closes the modal in which the screen of this navigator is, and the modals above it. Does nothing in a tab. If
    /// something unsaved would be lost, only asks.
    func closeModal()
    /// Loads the open screens of this link again, for example a list after a form has added something to it. A screen
    /// of `feed?search=x` is not a screen of `feed`.
    func reload(_ link: DeepLink)
}

extension Navigator {
    /// Does nothing.
    public func reload(_ link: DeepLink) {}

    /// Does nothing.
    public func close() {}

    /// Does nothing.
    public func closeModal() {}

    /// Opens a screen above the screen of this navigator, with a new store.
    public func push(_ link: DeepLink) {
        push(link, nil)
    }
}

/// The navigator of one screen. It opens screens above this screen. If a list stays visible beside a screen, the next
/// screen that the list opens replaces that screen.
@MainActor
package final class ScreenNavigator: Navigator {
    /// Opens a screen above this screen. Does nothing if this screen is closed.
    package var onPush: @MainActor (DeepLink, MakeStore?) -> Void = { _, _ in }
    /// Closes this screen, or with `true` its modal. Does nothing if this screen is closed.
    package var onClose: @MainActor (_ isWholeModal: Bool) -> Void = { _ in }
    private weak var root: (any Navigator)?

    /// Creates a navigator that opens links with `root`, which it does not retain.
    package init(_ root: any Navigator) { self.root = root }

    package func canOpen(_ link: DeepLink) -> Bool { root?.canOpen(link) ?? false }

    package func open(_ link: DeepLink) { root?.open(link) }

    package func push(_ link: DeepLink, _ store: MakeStore?) { onPush(link, store) }

    package func close() { onClose(false) }

    package func closeModal() { onClose(true) }

    package func reload(_ link: DeepLink) { root?.reload(link) }
}
