import Authentication
import Core
import FakeAPI
import Foundation
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("The end of a session", .exhaustive)
struct SessionEndTests {
    let app = RootFixture()
    var root: RootStore { app.root }

    /// Signs in, opens a note, loads the first pages, and lets the server end the session.
    private func loseSession() async throws -> [RootPage] {
        await app.login()
        root.push(try app.route("notes/7"))
        await app.notes?.load()
        let pages = root.pages(of: "notes")
        await app.endSession()
        await app.user?.load()
        await app.leaveHome()
        return pages
    }

    @Test("when the server ends the session, the login page has the reason")
    func showsReason() async throws {
        _ = try await loseSession()
        #expect(root.state == .login && root.pages(of: "notes").isEmpty)
        #expect(root.auth.state == .ended(.refused))
    }

    @Test("the same user is back at the same pages after the next login, and they keep their content")
    func comesBack() async throws {
        let pages = try await loseSession()
        await root.auth.login(email: "Sincere@april.biz", pass: "wrong")
        await app.login()
        #expect(root.state.path == ["notes/7"])
        #expect(root.pages(of: "notes") == pages)
        #expect(app.notes?.state.content?.count == 10)
    }

    @Test("the work of all pages is cancelled when the session ends, and after a logout")
    func cancelsWork() async throws {
        for isLogout in [true, false] {
            let clock = TestClock()
            let app = RootFixture(clock: clock)
            await app.login()
            await app.backend.delay(by: .seconds(1), at: FakeRoute("/todos"))
            let notes = try #require(app.notes)
            async let load: Void = notes.load()
            await clock.sleepers(1)
            if isLogout { await app.root.auth.logout() } else { await app.sessions.update { $0 = nil } }
            await app.leaveHome()
            #expect(notes.state == .idle(previous: nil))
            await load
        }
    }

    @Test("errors of the session that has ended are gone after the next login")
    func removesErrors() async throws {
        await app.login()
        await app.user?.load()
        await app.endSession()
        await app.user?.load()
        await app.leaveHome()
        await app.login()
        #expect(app.user?.state.error == nil && app.user?.state.content?.map(\.title) == ["Leanne Graham"])
    }

    @Test("another user starts at the first tab with new stores")
    func startsForOther() async throws {
        let pages = try await loseSession()
        await app.login(1)
        #expect(root.state.tab == "notes" && root.state.path == [])
        #expect(app.notes !== pages.first?.store)
        #expect(app.notes?.state == .idle(previous: nil) && app.user?.state == .idle(previous: nil))
    }

    @Test("after a logout of their own, the same user starts at the first tab with new stores")
    func startsAfterLogout() async throws {
        await app.login()
        weak let notes = app.notes
        root.select(tab: "user")
        await app.user?.onLogout?()
        #expect(root.state == .login && notes == nil)
        await app.login()
        #expect(root.state.tab == "notes")
    }

    @Test("a logout deletes the saved data, but the end of a session and the start of the app do not")
    func removesSavedData() async throws {
        let saved = RecordingSavedData()
        let app = RootFixture(savedData: saved)
        await app.root.auth.restore()
        await app.login()
        await app.notes?.loadIfNeeded()
        await app.endSession()
        await app.user?.load()
        await app.leaveHome()
        #expect(app.root.auth.state == .ended(.refused))
        await app.login()
        #expect(saved.removals == 0)
        await app.root.auth.logout()
        #expect(saved.removals == 1)
    }

    @Test("if another process signs in another user, the home page starts again for that user")
    func followsOther() async throws {
        await app.login()
        let notes = app.notes
        let states = root.transitions.values
        let other = RootFixture()
        await other.login(1)
        let session = try #require(await other.sessions.session())
        await app.sessions.save(session)
        for await state in states where state.user?.name == "Ervin Howell" { break }
        #expect(app.notes != nil && app.notes !== notes)
    }

    @Test("a link that comes after the end of the session replaces the path of its tab after the login")
    func opensLink() async throws {
        let pages = try await loseSession()
        root.open(try app.route("notes/8"))
        await app.login()
        #expect(root.state.path == ["notes/8"] && root.pages(of: "notes").first == pages.first)
    }

    @Test("a 401 to somebody who sent no token ends nothing")
    func ignoresOther401() async throws {
        let recorder = StateRecorder(root)
        await root.auth.restore()
        recorder.expect(.login)
        await app.backend.inject(.status(401), at: FakeRoute("/todos"), times: 1)
        let response = try await app.client.send(APIRequest(.get, "/todos"))
        #expect(response.status == 401)
        #expect(root.auth.state == .signedOut(nil))
    }
}
