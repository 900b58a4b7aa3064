/// Opens screens. A feature opens the screen of another feature with a link, and knows nothing else of it.
@MainActor
public protocol Navigator: AnyObject {
    /// Whether the link leads to a screen of this app.
    func canOpen(_ link: DeepLink) -> Bool
    /// Selects the tab of the link, and replaces the open screens of this tab. If no tab is visible yet, the screen
    /// opens later. Does nothing if the link leads to no screen.
    func open(_ link: DeepLink)
    /// Opens a screen above the visible screen, in the same tab. Does nothing if the screen is already visible, for
    /// example after a double tap, or if the link leads to no screen. `store` can already have data to show. `nil`
    /// means that the route of the link creates the store.
    func push(_ link: DeepLink, _ store: (any ScreenStore)?)
}

extension Navigator {
    /// Opens a screen above the visible screen, with a new store.
    public func push(_ link: DeepLink) {
        push(link, nil)
    }
}
