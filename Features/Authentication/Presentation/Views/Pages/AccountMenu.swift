#if canImport(SwiftUI)
import Core
public import SwiftUI

/// An icon with a menu that greets the user who is signed in. A button in the menu signs out, and asks for
/// confirmation. If nobody is signed in, there is only a button to sign in.
public struct AccountMenu: View {
    @Environment(\.language) private var language
    @Environment(\.signIn) private var signIn
    @State private var isAskingForLogout = false
    private let state: AuthState
    private let actions: (any LogoutActions)?

    /// Creates the menu for one state. Without `actions`, for example in a preview, nobody can sign out.
    public init(_ state: AuthState, actions: (any LogoutActions)? = nil) {
        self.state = state
        self.actions = actions
    }

    /// The icon, or the button to sign in.
    public var body: some View {
        if let user = state.user {
            let greeting = AuthMessages.welcome(user.name).text(in: language)
            Menu {
                Section(greeting) {
                    Button(ButtonMessages.logout.text(in: language), role: .destructive) { isAskingForLogout = true }
                }
            } label: {
                Label(greeting, systemImage: "person.crop.circle")
            }
            .alert(AuthMessages.logoutQuestion.text(in: language), isPresented: $isAskingForLogout) {
                Button(ButtonMessages.logout.text(in: language), role: .destructive) {
                    Task { await actions?.logout() }
                }
                Button(ButtonMessages.cancel.text(in: language), role: .cancel) {}
            }
        } else {
            Button(ButtonMessages.login.text(in: language)) { signIn?() }
        }
    }
}
#endif
