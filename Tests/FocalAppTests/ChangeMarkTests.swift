import Core
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The mark of a change in SwiftUI")
struct ChangeMarkTests {
    private let discards = Locked(0)

    @Test("before several changes are given up, an alert names them", arguments: ["Cancel", "Discard"])
    func asks(answer: String) async throws {
        let changes = (1...2).map { PendingChange.sample($0, .patch, "/boats", text: "boat \($0)", refusedWith: 422) }
        let mark = ChangeMark(changes[0], sendAgain: {}, discarded: { changes }) { discards.change { $0 += 1 } }
        let screen = Screen(mark, in: .english)
        try screen.press("Discard")
        #expect(screen.texts.contains { $0.contains("boat 2") })
        try await screen.tap(answer)
        #expect(discards.value == (answer == "Discard" ? 1 : 0) && !screen.enabledButtons.contains("Cancel"))
    }
}
