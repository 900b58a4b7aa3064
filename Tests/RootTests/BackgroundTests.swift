import Core
import FakeAPI
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
        await root.enterForeground().value
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
        await app.backend.delay(by: .seconds(1))
        root.enterBackground()
        clock.advance(by: .seconds(301))
        let load = Task { await root.enterForeground().value }
        await clock.sleepers(1)
        // The next stay starts while the screen loads. Its second start is not a new stay.
        root.enterBackground()
        clock.advance(by: .seconds(300))
        await load.value
        await app.backend.restore()
        await stay(.seconds(1))
        list.expect()
        screen.expect(.loading(previous: content), .loaded(content), .loading(previous: content), .loaded(content))
    }

    @Test("nothing is loaded before the login, after only 5 minutes, without a stay, or if a retry would be lost")
    func loadsNothing() async throws {
        await stay(.seconds(301))
        await app.login()
        let notes = try #require(app.notes)
        let recorder = StateRecorder(notes)
        await stay(.seconds(300))
        await root.enterForeground().value
        clock.advance(by: .seconds(301))
        await root.enterForeground().value
        recorder.expect()
        _ = await notes.attempt { () throws(TestScreenError) in throw .refused }
        await stay(.seconds(301))
        recorder.expect(.error(.refused, previous: nil))
    }

    @Test("if the session could not be read at the start, it is read again", arguments: [true, false])
    func restores(isSaved: Bool) async throws {
        await app.login()
        root.select(tab: "user")
        let scratch = Scratch()
        let sessions = FileSessionStore(file: try scratch.file().url, server: "")
        let next = RootStore(.notesAndUser, with: Dependencies(client: app.client, sessions: sessions, clock: clock))
        await next.start(with: root.savedPaths)
        #expect(next.state == .login)
        if isSaved { try await sessions.save(#require(app.sessions.session())) } else { try await sessions.clear() }
        await next.enterForeground().value
        #expect(next.state == (isSaved ? root.state : .home(nil, Place(tab: "notes"))), "\(scratch.url)")
    }
}
