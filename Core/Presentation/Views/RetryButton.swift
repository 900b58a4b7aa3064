#if canImport(SwiftUI)
public import SwiftUI

/// Repeats what failed on a screen.
public struct RetryButton: View {
    @Environment(\.language) private var language
    private let actions: (any LoadActions)?

    /// Creates a button. Without `actions`, for example in a preview, it does nothing.
    public init(_ actions: (any LoadActions)?) {
        self.actions = actions
    }

    /// The button, in a style in which a tap on its row does not press it.
    public var body: some View {
        Button(ButtonMessages.retry.text(in: language)) {
            Task { await actions?.retry() }
        }
        .buttonStyle(.bordered)
    }
}
#endif
