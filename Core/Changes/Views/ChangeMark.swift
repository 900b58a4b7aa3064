#if canImport(SwiftUI)
public import SwiftUI

/// Says that a change waits for the server, or why the server refused it and what the user can do then.
public struct ChangeMark: View {
    @Environment(\.language) private var language
    @State private var isAskingToDiscard = false
    private let change: PendingChange
    private let edit: (@MainActor () -> Void)?
    private let sendAgain: @MainActor () async -> Void
    private let discarded: @MainActor () -> [PendingChange]
    private let discard: @MainActor () async -> Void

    /// Creates the mark of a change. `discarded` are the changes that `discard` gives up. If there are several, a question
    /// names them. Without `edit`, a refused change cannot be edited.
    public init(
        _ change: PendingChange,
        edit: (@MainActor () -> Void)? = nil,
        sendAgain: @escaping @MainActor () async -> Void,
        discarded: @escaping @MainActor () -> [PendingChange] = { [] },
        discard: @escaping @MainActor () async -> Void
    ) {
        (self.change, self.edit, self.sendAgain) = (change, edit, sendAgain)
        (self.discarded, self.discard) = (discarded, discard)
    }

    /// The mark, and when the user made the change. If it was refused, also its buttons.
    public var body: some View {
        VStack(alignment: .leading) {
            let isRefused = change.refusal != nil
            let mark = ChangeMessages.mark(of: change).text(in: language)
            Label(mark, systemImage: isRefused ? "exclamationmark.triangle" : "clock").foregroundStyle(.secondary)
            TimelineView(.everyMinute) { context in
                Text(ListMessages.saved(at: change.date, now: context.date).text(in: language))
                    .foregroundStyle(.secondary)
            }
            if isRefused {
                ButtonStack {
                    if let edit { Button(ChangeMessages.edit.text(in: language), action: edit) }
                    Button(ChangeMessages.sendAgain.text(in: language)) { Task { await sendAgain() } }
                    Button(ChangeMessages.discard.text(in: language), role: .destructive) {
                        if discarded().count > 1 { isAskingToDiscard = true } else { Task { await discard() } }
                    }
                }
                .buttonStyle(.bordered)
                .alert(
                    ChangeMessages.discardQuestion(discarded()).text(in: language),
                    isPresented: $isAskingToDiscard
                ) {
                    Button(ChangeMessages.discard.text(in: language), role: .destructive) { Task { await discard() } }
                    Button(ButtonMessages.cancel.text(in: language), role: .cancel) {}
                }
            }
        }
        .font(.subheadline)
    }
}
#endif
