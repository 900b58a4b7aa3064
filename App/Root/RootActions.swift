/// The actions of the app as a whole. The login and the logout are actions of `RootStore.auth`.
@MainActor
public protocol RootActions: AnyObject {
    /// Opens the screen of a link instead of the screens of its tab. If nobody is signed in, first waits for a login.
    func open(_ route: AnyRoute)
    /// Shows another tab.
    func select(tab: String)
    /// Opens a screen above the visible screen.
    func push(_ route: AnyRoute)
    /// Sets which screens are open above the first screen of a tab, for example when the user goes back.
    func show(path: [AnyRoute], of tab: String)
}
