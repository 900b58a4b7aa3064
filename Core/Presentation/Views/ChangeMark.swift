#if canImport(SwiftUI)
public import SwiftUI

/// Says that a change waits for the server, or why the server refused it and what the user can do then.
public struct ChangeMark: View {
    @Environment(\.language) private var language
    private let change: PendingChange
    private let edit: (() -> Void)?
    private let sendAgain: () async -> Void
    private let discard: () async -> Void

    /// Creates the mark of a change. Without `edit`, a refused change cannot be edited.
    public init(
        _ change: PendingChange,
        edit: (() -> Void)? = nil,
        sendAgain: @escaping () async -> Void,
        discard: @escaping () async -> Void
    ) {
        (self.change, self.edit, self.sendAgain, self.discard) = (change, edit, sendAgain, discard)
    }

    /// The mark. If the change was refused, also its buttons.
    public var body: some View {
        VStack(alignment: .leading) {
            let isRefused = change.refusal != nil
            let mark = ChangeMessages.mark(of: change).text(in: language)
            Label(mark, systemImage: isRefused ? "exclamationmark.triangle" : "clock").foregroundStyle(.secondary)
            if isRefused {
                HStack {
                    if let edit { Button(ChangeMessages.edit.text(in: language), action: edit) }
                    Button(ChangeMessages.sendAgain.text(in: language)) { Task { await sendAgain() } }
                    Button(ChangeMessages.discard.text(in: language), role: .destructive) { Task { await discard() } }
                }
                .buttonStyle(.bordered)
            }
        }
        .font(.subheadline)
    }
}
#endif
