import Authentication
import ViewTestSupport

/// Records the actions of the login screen.
final class AuthCalls: RecordedActions, AuthActions {
    func restore() async { record() }
    func login(email: String, pass: String) async { record("login(email: \"\(email)\", pass: \"\(pass)\")") }
    func login(token: String) async { record("login(token: \"\(token)\")") }
    func logout() async { record() }
}
