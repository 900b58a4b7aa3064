#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// Says how old the saved elements of a list are, and whether the server cannot be reached.
struct SavedRow: View {
    @Environment(\.language) private var language
    private let date: Date
    private let isOffline: Bool
    private let actions: (any LoadActions)?

    /// Creates a row. `date` is the time when the elements were saved. Without `actions`, for example in a preview, its
    /// button does nothing.
    init(_ date: Date, isOffline: Bool, actions: (any LoadActions)?) {
        self.date = date
        self.isOffline = isOffline
        self.actions = actions
    }

    /// The message and, if the server cannot be reached, a button. The age is updated every minute.
    var body: some View {
        TimelineView(.everyMinute) { context in
            VStack(alignment: .leading) {
                if isOffline {
                    let message = ListMessages.offline(savedAt: date, now: context.date)
                    Label(message.text(in: language), systemImage: "wifi.slash")
                    RetryButton(actions)
                } else {
                    Text(ListMessages.saved(at: date, now: context.date).text(in: language)).foregroundStyle(.secondary)
                }
            }
        }
    }
}
#endif
