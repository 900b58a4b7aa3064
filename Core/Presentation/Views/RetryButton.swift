#if canImport(SwiftUI)
import SwiftUI

/// Repeats what failed on a screen, or shows the login screen if the error needs a login.
struct RetryButton: View {
    @Environment(\.language) private var language
    @Environment(\.signIn) private var signIn
    let actions: (any RetryActions)?
    var needsLogin = false

    /// The button. It has the style `bordered`, so a tap elsewhere in its row does not press it.
    var body: some View {
        let signIn = needsLogin ? signIn : nil
        Button((signIn == nil ? ButtonMessages.retry : ButtonMessages.login).text(in: language)) {
            if let signIn { signIn() } else { Task { await actions?.retry() } }
        }
        .buttonStyle(.bordered)
    }
}
#endif
