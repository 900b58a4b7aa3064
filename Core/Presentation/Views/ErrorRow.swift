#if canImport(SwiftUI)
public import SwiftUI

/// Shows an error on a screen whose content is still visible. The user can repeat what failed, or close the row.
/// VoiceOver reads the error with `announced(_:)` of the list, as in `LoadStateView`.
public struct ErrorRow: View {
    @Environment(\.language) private var language
    private let message: Message
    private let needsLogin: Bool
    private let actions: (any RetryActions)?
    private let canClose: Bool

    /// Creates a row. `actions` can be `nil`, for example in a preview.
    public init(_ error: some UserFacingError, actions: (any RetryActions)?, canClose: Bool = true) {
        message = error.message
        needsLogin = error.needsLogin
        self.actions = actions
        self.canClose = canClose
    }

    /// The message, a `RetryButton`, and a button that closes the row if `canClose` is true.
    public var body: some View {
        VStack(alignment: .leading) {
            Label(message.text(in: language), systemImage: "exclamationmark.triangle")
            ButtonStack {
                RetryButton(actions: actions, needsLogin: needsLogin)
                if canClose {
                    Button(ButtonMessages.close.text(in: language), role: .cancel) {
                        actions?.acknowledgeError()
                    }
                    .buttonStyle(.bordered)
                }
            }
        }
    }
}
#endif
