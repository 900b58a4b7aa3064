import Core
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("An app that comes back from the background", .exhaustive)
struct BackgroundTests {
    let clock = TestClock()
    let app: RootFixture
    var root: RootStore { app.root }

    init() {
        app = RootFixture(clock: clock)
    }

    private func stay(_ time: Duration) async {
        root.enterBackground()
        clock.advance(by: time)
        await root.enterForeground()
    }

    @Test("after more than 5 minutes, only the visible screen loads again, and its content stays visible meanwhile")
    func loadsVisibleScreen() async throws {
        await app.login()
        await app.notes?.loadIfNeeded()
        root.push(try app.link("notes/1"))
        let note = try #require(app.visible as? TestScreenStore)
        await note.loadIfNeeded()
        let content = try #require(note.state.content)
        let (list, screen) = (StateRecorder(try #require(app.notes)), StateRecorder(note))
        await stay(.seconds(301))
        list.expect()
        screen.expect(.loading(previous: content), .loaded(content))
    }

    @Test("nothing is loaded before the login, after only 5 minutes, or without a stay in the background")
    func loadsNothing() async throws {
        await stay(.seconds(301))
        await app.login()
        let notes = try #require(app.notes)
        let recorder = StateRecorder(notes)
        await stay(.seconds(300))
        await root.enterForeground()
        clock.advance(by: .seconds(301))
        await root.enterForeground()
        recorder.expect()
    }
}
