/// Signs out.
@MainActor
public protocol LogoutActions: AnyObject {
    /// Whether `logout()` asks first, because something is not saved. By default, no.
    var isUnsaved: Bool { get }
    /// Signs out on this device and, if possible, on the server.
    func logout() async
}

extension LogoutActions {
    /// Nothing would be lost.
    public var isUnsaved: Bool { false }
}

/// The actions for signing in and out. While an action is running, another action does nothing, so a double
/// tap signs in only once. There are two exceptions: a login replaces a restore, and `cancel()` stops any action.
///
/// If the task that calls an `async` method is cancelled, the method returns at once, but its work continues.
@MainActor
public protocol AuthActions: LogoutActions {
    /// Restores the saved session, for example when the app starts.
    func restore() async
    /// Signs in.
    func login(email: String, pass: String) async
    /// Signs in with a token. Only an app with an `AuthRepository` of its own has this login.
    func login(token: String) async
    /// Removes the error from the state, for example when the user closes an alert.
    func acknowledgeError()
    /// Stops the running work and sets the state back. If a login is already saving the session, the user is signed in
    /// after that. If a logout is already deleting the session, the user is signed out after that.
    func cancel()
}
