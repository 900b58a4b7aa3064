import Core
@_spi(Testing) import SwiftUI
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("What VoiceOver reads of a list")
struct AnnouncementTests {
    private struct Notes: View {
        let error: LinkError?
        @State private var isScrolled = false
        var body: some View {
            LoadStateView(error.map { .error($0, previous: 1) } ?? LoadState.loaded(1), actions: nil) { _ in
                if let error, !isScrolled { ErrorRow(error, actions: nil) }
                Button("Scroll") { isScrolled.toggle() }
            }
        }
    }

    @Test("an error is read once, also if its row scrolls away and back in")
    func readsOnce() async throws {
        let screen = Screen(inStack: Notes(error: .emptyPart), in: .english)
        for _ in 1...3 {
            await screen.appear()
            try screen.press("Scroll")
        }
        #expect(screen.announcements == [LinkError.emptyPart.message.text(in: .english)])
    }
}
