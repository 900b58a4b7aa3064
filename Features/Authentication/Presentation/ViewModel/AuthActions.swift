/// What the user can do on the login page.
@MainActor
public protocol AuthActions {
    /// Restores the saved session, for example when the app starts.
    func restore() async
    /// Signs in. During a login, a second one does nothing, so that a double tap signs in once.
    func login(email: String, pass: String) async
    /// Signs out on this device, and on the server if it can be reached.
    func logout() async
    /// Stops the current work, for example when the user leaves the page.
    func cancel()
}
