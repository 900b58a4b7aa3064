@_spi(Testing) import SwiftUI
import TestSupport
import Testing

/// Checks what one screen shows, and that its buttons work.
@MainActor
struct ScreenCheck<Actions: RecordedActions> {
    /// The name of the sample, for messages.
    let name: String
    /// Shows the view on a new screen, with new actions.
    let show: () -> (screen: Screen, actions: Actions)
    /// The texts of the screen and of its dialogs that `calls()` has seen.
    let texts = Locked<Set<String>>([])

    /// Expects an enabled button, a list that the user can pull, or that the screen is loading. A list removes the row
    /// of a destructive swipe button before the state changes, and a full swipe presses a button without a question.
    func checkContent() {
        let screen = show().screen
        let isRemoving = screen.buttons.contains { $0.place == .swipe && $0.role == .destructive }
        #expect(!isRemoving && !screen.outline.contains("Swipe (full"), "\(name): a swipe removes a row at once.")
        #expect(
            screen.buttons.contains { !$0.isDisabled } || screen.isLoading || screen.canRefresh,
            "\(name): no button is enabled, and nothing is loading."
        )
    }

    /// Expects one of the calls with which a user can try again: `retry()`, `login`, `logout()` or `save()`.
    func checkRepeats(_ calls: [String]) {
        let repeats = ["retry()", "login(", "logout()", "save()"]
        #expect(
            calls.contains { call in repeats.contains { call.contains("→ \($0)") } },
            "\(name): the user cannot try again."
        )
    }

    /// Presses each enabled button, each on a new screen. Returns what the screen called when it appeared, and what
    /// each button called.
    func calls() async -> [String] {
        let (screen, actions) = show()
        texts.change { $0.formUnion(screen.texts) }
        await screen.appear()
        var lines = actions.calls.map { "Appears → \($0)" }
        for index in screen.buttons.indices {
            lines += await calls(pressing: [index])
        }
        return lines
    }

    /// Presses buttons one after the other. If the last button opens a dialog, then presses the buttons of the dialog.
    private func calls(pressing indices: [Int]) async -> [String] {
        let (screen, actions) = show()
        var labels: [String] = []
        var (before, role): (String, ButtonRole?) = ("", nil)
        for index in indices {
            let button = screen.buttons[index]
            guard !button.isDisabled else { return [] }
            before = screen.outline
            role = button.role
            labels.append(button.title)
            button.press()
            // The main actor runs its tasks in order. When this task ends, the task of the button has started.
            await Task {}.value
        }
        texts.change { $0.formUnion(screen.texts) }
        let title = labels.map { "\"\($0)\"" }.joined(separator: " → ")
        #expect(!labels.contains(""), "\(name): a button has no label.")
        guard actions.calls.isEmpty else { return actions.calls.map { "\(title) → \($0)" } }
        var lines: [String] = []
        for (index, button) in screen.buttons.enumerated() where [.alert, .dialog].contains(button.place) {
            lines += await calls(pressing: indices + [index])
        }
        let isInDialog = indices.count > 1
        let canOnlyChangeScreen = isInDialog ? role == .cancel : screen.outline != before
        #expect(!lines.isEmpty || canOnlyChangeScreen, "\(name): \(title) does nothing.")
        return lines.isEmpty ? ["\(title) → closes"] : lines
    }
}
