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
            if let refusal = change.refusal {
                Label(ChangeMessages.reason(refusal).text(in: language), systemImage: "exclamationmark.triangle")
                HStack {
                    if let edit { Button(ChangeMessages.edit.text(in: language), action: edit) }
                    Button(ChangeMessages.sendAgain.text(in: language)) { Task { await sendAgain() } }
                    Button(ChangeMessages.discard.text(in: language), role: .destructive) { Task { await discard() } }
                }
                .buttonStyle(.bordered)
            } else {
                Label(ChangeMessages.waits.text(in: language), systemImage: "clock").foregroundStyle(.secondary)
            }
        }
        .font(.subheadline)
    }
}
#endif
