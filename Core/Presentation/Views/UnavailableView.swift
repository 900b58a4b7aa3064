#if canImport(SwiftUI)
import SwiftUI

/// Says why a screen has no content. A tap on its button performs an action, for example a reload.
struct UnavailableView: View {
    @Environment(\.language) private var language
    private let message: Message
    private let symbol: String
    private let title: Message
    private let action: @MainActor () async -> Void

    /// Creates the view. `symbol` is the name of an SF Symbol, and `title` is the title of the button.
    init(
        _ message: Message,
        symbol: String,
        button title: Message,
        action: @escaping @MainActor () async -> Void
    ) {
        self.message = message
        self.symbol = symbol
        self.title = title
        self.action = action
    }

    /// The symbol, the message and the button.
    var body: some View {
        ContentUnavailableView {
            Label(message.text(in: language), systemImage: symbol)
        } actions: {
            Button(title.text(in: language)) {
                Task { await action() }
            }
        }
        .announced(message.text(in: language))
    }
}
#endif
