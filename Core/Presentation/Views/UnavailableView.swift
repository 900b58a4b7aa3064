#if canImport(SwiftUI)
import SwiftUI

/// Says why a screen has no content. A tap on its button performs an action, for example a reload.
struct UnavailableView: View {
    @Environment(\.language) private var language
    let message: Message
    /// The name of an SF Symbol.
    let symbol: String
    let button: Message
    let action: @MainActor () async -> Void

    var body: some View {
        ContentUnavailableView {
            Label(message.text(in: language), systemImage: symbol)
        } actions: {
            Button(button.text(in: language)) {
                Task { await action() }
            }
        }
        .announced(message.text(in: language))
    }
}
#endif
