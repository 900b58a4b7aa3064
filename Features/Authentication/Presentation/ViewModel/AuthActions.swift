/// The actions of the user on the login page.
@MainActor
public protocol AuthActions {
    /// Restores the saved session, for example when the app starts.
    func restore() async
    /// Signs in. Does nothing while another action is running, so a double tap signs in only once.
    func login(email: String, pass: String) async
    /// Signs out on this device. If the server can be reached, also signs out on the server.
    func logout() async
    /// Cancels the current work, for example when the user leaves the page.
    func cancel()
}
