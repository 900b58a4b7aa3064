import Core
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("Rows of Core in SwiftUI")
struct RowTests {
    private struct Notes: View {
        let error: LinkError
        @State private var isScrolled = false
        var body: some View {
            LoadStateView(LoadState.error(error, previous: 1), actions: nil) { _ in
                if !isScrolled { ErrorRow(error, actions: nil) }
                Button("Scroll") { isScrolled.toggle() }
            }
        }
    }

    @Test("VoiceOver reads an error once, also if its row scrolls away and back in")
    func readsOnce() async throws {
        let screen = Screen(inStack: Notes(error: .emptyPart), in: .english)
        for _ in 1...3 {
            await screen.appear()
            try screen.press("Scroll")
        }
        #expect(screen.announcements == [LinkError.emptyPart.message.text(in: .english)])
    }

    /// Gives up both changes with the first of them.
    private final class Actions: ChangeActions {
        let changes = (1...2).map { PendingChange.sample($0, .patch, "/boats", text: "boat \($0)", refusedWith: 422) }
        private(set) var discards = 0

        func sendAgain(_ change: PendingChange) async {}
        func discarded(with change: PendingChange) -> [PendingChange] { changes }
        func discard(_ change: PendingChange) async { discards += 1 }
    }

    @Test("before several changes are given up, an alert names them", arguments: ["Cancel", "Discard"])
    func asks(answer: String) async throws {
        let actions = Actions()
        let screen = Screen(ChangeMark(actions.changes[0], actions: actions), in: .english)
        try screen.press("Discard")
        #expect(screen.texts.contains { $0.contains("boat 2") })
        try await screen.tap(answer)
        #expect(actions.discards == (answer == "Discard" ? 1 : 0) && !screen.enabledButtons.contains("Cancel"))
    }
}
