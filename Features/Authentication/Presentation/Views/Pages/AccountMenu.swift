#if canImport(SwiftUI)
import Core
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
                            isAskingForLogout = true
                        }
                    }
                }
            } label: {
                Label(greeting, systemImage: "person.crop.circle")
            }
            .confirmsLogout($isAskingForLogout, actions)
        } else {
            Button(ButtonMessages.login.text(in: language)) { signIn?() }
        }
    }
}

extension View {
    /// Asks before a logout. If something is not saved, `actions` asks instead.
    package func confirmsLogout(_ isAsking: Binding<Bool>, _ actions: (any LogoutActions)?) -> some View {
        modifier(LogoutQuestion(isAsking: isAsking, actions: actions))
    }
}

private struct LogoutQuestion: ViewModifier {
    @Environment(\.language) private var language
    @Binding var isAsking: Bool
    let actions: (any LogoutActions)?

    func body(content: Content) -> some View {
        content
            .alert(AuthMessages.logoutQuestion.text(in: language), isPresented: isVisible) {
                Button(ButtonMessages.logout.text(in: language), role: .destructive) { logout() }
                Button(ButtonMessages.cancel.text(in: language), role: .cancel) {}
            }
            .onChange(of: isAsking) {
                guard isAsking, actions?.isUnsaved == true else { return }
                isAsking = false
                logout()
            }
    }

    private var isVisible: Binding<Bool> {
        Binding(get: { isAsking && actions?.isUnsaved != true }, set: { isAsking = $0 })
    }

    private func logout() { Task { await actions?.logout() } }
}
#endif
