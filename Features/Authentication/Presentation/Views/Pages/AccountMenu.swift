#if canImport(SwiftUI)
package import Core
public import SwiftUI

/// An icon with a menu that greets the user who is signed in. A button in the menu opens the settings. In an app
/// without settings, it signs out, and asks for confirmation. If nobody is signed in, there is only a button to sign
/// in.
public struct AccountMenu: View {
    @Environment(\.language) private var language
    @Environment(\.signIn) private var signIn
    @State private var isAskingForLogout = false
    private let state: AuthState
    private let actions: (any LogoutActions)?
    private let onSettings: (@MainActor () -> Void)?

    /// Creates the menu for one state. Without `actions`, for example in a preview, nobody can sign out. `onSettings`
    /// opens the settings, which have the button to sign out.
    public init(
        _ state: AuthState,
        actions: (any LogoutActions)? = nil,
        onSettings: (@MainActor () -> Void)? = nil
    ) {
        self.state = state
        self.actions = actions
        self.onSettings = onSettings
    }

    /// The icon, or the button to sign in.
    public var body: some View {
        if let user = state.user {
            let greeting = AuthMessages.welcome(user.name).text(in: language)
            Menu {
                Section(greeting) {
                    if let onSettings {
                        Button(ButtonMessages.settings.text(in: language), systemImage: "gearshape", action: onSettings)
                    } else {
                        Button(ButtonMessages.logout.text(in: language), role: .destructive) {
                            actions?.logout(asking: $isAskingForLogout)
                        }
                    }
                }
            } label: {
                Label(greeting, systemImage: "person.crop.circle")
            }
            .confirmsLogout($isAskingForLogout, actions, in: language)
        } else {
            Button(ButtonMessages.login.text(in: language)) { signIn?() }
        }
    }
}

extension LogoutActions {
    /// Signs out, or lets the view ask first. If something is not saved, `logout()` asks.
    package func logout(asking isAsking: Binding<Bool>) {
        if isUnsaved { Task { await logout() } } else { isAsking.wrappedValue = true }
    }
}

extension View {
    /// Asks before a logout.
    package func confirmsLogout(
        _ isAsking: Binding<Bool>,
        _ actions: (any LogoutActions)?,
        in language: Language
    ) -> some View {
        alert(AuthMessages.logoutQuestion.text(in: language), isPresented: isAsking) {
            Button(ButtonMessages.logout.text(in: language), role: .destructive) { Task { await actions?.logout() } }
            Button(ButtonMessages.cancel.text(in: language), role: .cancel) {}
        }
    }
}
#endif
