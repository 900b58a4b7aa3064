#if canImport(SwiftUI)
import Core
public import SwiftUI

/// The form of a login screen around the fields of any login. It says what is running or wrong, and has the buttons to
/// sign in and to cancel. Instead of the fields, it shows the user who is signed in.
public struct LoginForm<Fields: View>: View {
    @Environment(\.language) private var language
    private let state: AuthState
    private let actions: (any AuthActions)?
    private let onCancel: (@MainActor () -> Void)?
    private let onLogin: @MainActor () -> Void
    private let fields: Fields

    /// Creates the form for one state. `onLogin` signs in with what the user typed into the fields. `onCancel` is
    /// called when the user does not want to sign in. Without `onCancel`, there is no button to cancel.
    public init(
        _ state: AuthState,
        actions: (any AuthActions)? = nil,
        onCancel: (@MainActor () -> Void)? = nil,
        onLogin: @escaping @MainActor () -> Void,
        @ViewBuilder fields: () -> Fields
    ) {
        self.state = state
        self.actions = actions
        self.onCancel = onCancel
        self.onLogin = onLogin
        self.fields = fields()
    }

    /// The fields and the button to sign in, or the user who is signed in.
    public var body: some View {
        Form {
            notice
            if let user = state.user {
                Text(AuthMessages.welcome(user.name).text(in: language))
                Button(ButtonMessages.logout.text(in: language), role: .destructive) {
                    Task { await actions?.logout() }
                }
                .disabled(state.isLoading)
            } else {
                // A disabled field would lose the focus. The focus is necessary after an error.
                fields
                Button(ButtonMessages.login.text(in: language), action: onLogin).disabled(state.isLoading)
            }
        }
        .formStyle(.grouped)
        .announced(announcement)
        .toolbar {
            if let onCancel {
                ToolbarItem(placement: .cancellationAction) {
                    Button(AuthMessages.notNow.text(in: language), role: .cancel, action: onCancel)
                }
            }
        }
        .navigationTitle(ButtonMessages.login.text(in: language))
    }
}

extension LoginForm {
    private var announcement: String? {
        switch state {
        case .ended(let end): end.message.text(in: language)
        case .error(let error, _): error.message.text(in: language)
        case .unknown, .loading, .signedOut, .signedIn: nil
        }
    }

    @ViewBuilder
    private var notice: some View {
        switch state {
        case .unknown:
            ProgressView(AuthMessages.loading.text(in: language))
        case .loading:
            ProgressView(AuthMessages.loading.text(in: language))
            Button(ButtonMessages.cancel.text(in: language), role: .cancel) { actions?.cancel() }
        case .signedOut(let report):
            if let report { Text(report.message.text(in: language)) }
        case .ended(let end):
            Text(end.message.text(in: language))
        case .error(let error, _):
            Label(error.message.text(in: language), systemImage: "exclamationmark.triangle")
        case .signedIn:
            EmptyView()
        }
    }
}
#endif
