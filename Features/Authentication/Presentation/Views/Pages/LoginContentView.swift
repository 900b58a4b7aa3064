#if canImport(SwiftUI)
import Core
public import SwiftUI

/// Draws a state of signing in and out. It needs no store.
public struct LoginContentView: View {
    @Environment(\.language) private var language
    @State private var email = ""
    @State private var pass = ""
    @FocusState private var focus: Field?
    private let state: AuthState
    private let actions: (any AuthActions)?
    private let onCancel: (@MainActor () -> Void)?

    /// Creates the view for one state. Without `actions`, for example in a preview, nobody can sign in or out.
    /// `onCancel` is called when the user does not want to sign in. Without `onCancel`, there is no button to cancel.
    public init(_ state: AuthState, actions: (any AuthActions)? = nil, onCancel: (@MainActor () -> Void)? = nil) {
        self.state = state
        self.actions = actions
        self.onCancel = onCancel
    }

    /// The fields and the button to sign in, or the user who is signed in.
    public var body: some View {
        LoginForm(state, actions: actions, onCancel: onCancel, onLogin: login) { fields }
            // After a logout, another person may use the screen.
            .onChange(of: state.user) { pass = "" }
            .onChange(of: state.error) { focus = state.error.flatMap(wrongField) }
    }
}

extension LoginContentView {
    private enum Field { case email, pass }

    /// The first field that the user must change after an error.
    private func wrongField(_ error: AuthError) -> Field? {
        switch error {
        case .invalidCredentials, .missingPassword: .pass
        case .missingEmail, .invalidEmail: .email
        case .invalidToken, .missingToken, .tooManyAttempts, .noAccounts, .request, .notForgotten: nil
        }
    }

    private var fields: some View {
        Section {
            TextField(AuthMessages.email.text(in: language), text: $email)
                .input(.account)
                .submitLabel(.next)
                .focused($focus, equals: .email)
                .onSubmit { focus = .pass }
            SecureField(AuthMessages.password.text(in: language), text: $pass)
                .input(.password)
                .submitLabel(.go)
                .focused($focus, equals: .pass)
                .onSubmit(login)
        }
    }

    private func login() {
        Task { await actions?.login(email: email, pass: pass) }
    }
}

#if DEBUG
struct LoginContentViewPreviews: PreviewProvider {
    static var previews: some View {
        previews(of: AuthState.samples) { LoginContentView($0) }
    }
}
#endif
#endif
