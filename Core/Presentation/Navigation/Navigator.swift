/// Opens screens. A feature opens the screen of another feature with a link, and knows nothing else of it.
@MainActor
public protocol Navigator: AnyObject {
    /// Whether the link leads to a screen of this app.
    func canOpen(_ link: DeepLink) -> Bool
    /// Selects the tab of the link, and replaces the open screens of this tab. If no tab is visible yet, the screen
    /// opens later. Does nothing if the link leads to no screen.
    func open(_ link: DeepLink)
    /// Opens a screen above the screen of this navigator, in the same tab, and closes the other screens above it. A screen
    /// of this link that is directly above it stays open. Does nothing if the link is that of the screen of this
    /// navigator, or leads to no screen, or if the screen of this navigator is closed. `store` creates a store that can
    /// already have data to show. It gets the navigator of the new screen. `nil` means that the route creates the store.
    func push(_ link: DeepLink, _ store: (@MainActor (any Navigator) -> any ScreenStore)?)
}

extension Navigator {
    /// Opens a screen above the screen of this navigator, with a new store.
    public func push(_ link: DeepLink) {
        push(link, nil)
    }
}
