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

    @Test("before several changes are given up, an alert names them", arguments: ["Cancel", "Discard"])
    func asks(answer: String) async throws {
        let discards = Locked(0)
        let changes = (1...2).map { PendingChange.sample($0, .patch, "/boats", text: "boat \($0)", refusedWith: 422) }
        let mark = ChangeMark(changes[0], sendAgain: {}, discarded: { changes }) { discards.change { $0 += 1 } }
        let screen = Screen(mark, in: .english)
        try screen.press("Discard")
        #expect(screen.texts.contains { $0.contains("boat 2") })
        try await screen.tap(answer)
        #expect(discards.value == (answer == "Discard" ? 1 : 0) && !screen.enabledButtons.contains("Cancel"))
    }
}
