#if canImport(SwiftUI)
public import Foundation
public import SwiftUI

/// Says how old the saved elements of a list are, and whether the server cannot be reached.
public struct SavedRow: View {
    @Environment(\.language) private var language
    private let date: Date
    private let isOffline: Bool

    /// Creates a row. `date` is the time when the elements were saved.
    public init(_ date: Date, isOffline: Bool) {
        self.date = date
        self.isOffline = isOffline
    }

    /// The message. Its age is updated every minute.
    public var body: some View {
        TimelineView(.everyMinute) { context in
            if isOffline {
                Label(
                    ListMessages.offline(savedAt: date, now: context.date).text(in: language),
                    systemImage: "wifi.slash"
                )
            } else {
                Text(ListMessages.saved(at: date, now: context.date).text(in: language)).foregroundStyle(.secondary)
            }
        }
    }
}
#endif
