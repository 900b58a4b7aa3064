/// What the login page may ask for.
@MainActor
public protocol AuthActions {
    /// Takes up the session that was kept, as at the start of the app.
    func restore() async
    /// Signs in. While one login is under way, another does nothing: a double tap signs in once.
    func login(email: String, pass: String) async
    /// Signs out, here in any case, and on the server if it can be reached.
    func logout() async
    /// Stops what is under way, as when the page is left.
    func cancel()
}
