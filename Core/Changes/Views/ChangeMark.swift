#if canImport(SwiftUI)
public import SwiftUI

/// Says that a change waits for the server, or why the server refused it and what the user can do then.
public struct ChangeMark: View {
    @Environment(\.language) private var language
    @State private var isAskingToDiscard = false
    private let change: PendingChange
    private let actions: (any ChangeActions)?
    private let edit: (@MainActor () -> Void)?

    /// Creates the mark of a change. If the user gives up several changes with it, a question names them. Without
    /// `actions`, for example in a preview, its buttons do nothing. Without `edit`, a refused change cannot be edited.
    public init(_ change: PendingChange, actions: (any ChangeActions)?, edit: (@MainActor () -> Void)? = nil) {
        self.change = change
        self.actions = actions
        self.edit = edit
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
                    Button(ChangeMessages.sendAgain.text(in: language)) { Task { await actions?.sendAgain(change) } }
                    Button(ChangeMessages.discard.text(in: language), role: .destructive) {
                        if discarded.count > 1 { isAskingToDiscard = true } else { discard() }
                    }
                }
                .buttonStyle(.bordered)
                .alert(
                    ChangeMessages.discardQuestion(discarded).text(in: language),
                    isPresented: $isAskingToDiscard
                ) {
                    Button(ChangeMessages.discard.text(in: language), role: .destructive, action: discard)
                    Button(ButtonMessages.cancel.text(in: language), role: .cancel) {}
                }
            }
        }
        .font(.subheadline)
    }

    private var discarded: [PendingChange] { actions?.discarded(with: change) ?? [] }

    private func discard() { Task { await actions?.discard(change) } }
}
#endif
