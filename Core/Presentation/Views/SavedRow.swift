#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// Says how old the saved elements of a list are, and whether the server cannot be reached.
struct SavedRow: View {
    @Environment(\.language) private var language
    let date: Date
    let isOffline: Bool
    let actions: (any LoadActions)?

    var body: some View {
        TimelineView(.everyMinute) { context in
            VStack(alignment: .leading) {
                if isOffline {
                    let message = ListMessages.offline(savedAt: date, now: context.date)
                    Label(message.text(in: language), systemImage: "wifi.slash")
                    RetryButton(actions: actions)
                } else {
                    Text(ListMessages.saved(at: date, now: context.date).text(in: language)).foregroundStyle(.secondary)
                }
            }
        }
    }
}
#endif
