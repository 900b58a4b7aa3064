import Authentication
import Core
import FakeAPI
import Feed
import Foundation
import MyPage
import Root
import TestSupport
import Testing

@MainActor @Suite("The end of a session", .exhaustive)
struct SessionEndTests {
    let app = RootFixture()
    var root: RootStore { app.root }

    /// Signs in, opens a post and an edit of the profile, and lets the server end the session.
    private func loseSession() async throws -> [RootPage] {
        await app.login()
        root.push(try AnyRoute(link: "feed/7"))
        let myPage = try #require(app.myPage)
        await myPage.load()
        myPage.edit()
        myPage.change(.name, to: "Lea")
        let pages = root.pages(of: "feed")
        await app.endSession()
        await myPage.save()
        await app.leaveHome()
        return pages
    }

    @Test("when the server ends the session, the login page has the reason")
    func showsReason() async throws {
        _ = try await loseSession()
        #expect(root.state == .login && root.pages(of: "feed").isEmpty)
        #expect(root.auth.state == .ended(.refused))
    }

    @Test("the same user is back at the same pages after the next login, and an edit is still open")
    func comesBack() async throws {
        let pages = try await loseSession()
        await root.auth.login(email: "Sincere@april.biz", pass: "wrong")
        await app.login()
        #expect(root.state.path == ["feed/7"])
        #expect(root.pages(of: "feed") == pages)
        guard case .editing(let draft) = app.myPage?.state else {
            Issue.record("the edit is lost")
            return
        }
        #expect(draft[.name] == "Lea" && draft.failure == nil)
        await app.myPage?.save()
        #expect(app.myPage?.state.profile?.name == "Lea")
    }

    @Test("errors of the session that has ended are gone after the next login")
    func removesErrors() async throws {
        await app.login()
        await app.myPage?.load()
        await app.endSession()
        await app.myPage?.load()
        await app.leaveHome()
        await app.login()
        #expect(app.myPage?.state.error == nil && app.myPage?.state.profile != nil)
    }

    @Test("another user starts at the first tab with new stores")
    func startsForOther() async throws {
        let pages = try await loseSession()
        await app.login(1)
        #expect(root.state.tab == "feed" && root.state.path == [])
        #expect(app.feed !== pages.first?.store)
        #expect(app.myPage?.state == .profile(.idle(previous: nil)))
    }

    @Test("after a logout of their own, the same user starts at the first tab with new stores")
    func startsAfterLogout() async throws {
        await app.login()
        weak let feed = app.feed
        root.select(tab: "mypage")
        await app.myPage?.logout()
        #expect(root.state == .login && feed == nil)
        await app.login()
        #expect(root.state.tab == "feed")
    }

    @Test("a logout deletes the saved data, but the end of a session and the start of the app do not")
    func removesSavedData() async throws {
        let saved = RecordingSavedData()
        let app = RootFixture(savedData: saved)
        await app.root.auth.restore()
        await app.login()
        await app.feed?.loadIfNeeded()
        await app.endSession()
        await app.myPage?.load()
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
        let feed = app.feed
        let states = root.transitions.values
        let other = RootFixture()
        await other.login(1)
        let session = try #require(await other.sessions.session())
        await app.sessions.save(session)
        for await state in states where state.user?.name == "Ervin Howell" { break }
        #expect(app.feed != nil && app.feed !== feed)
    }

    @Test("a link that comes after the end of the session replaces the path of its tab after the login")
    func opensLink() async throws {
        _ = try await loseSession()
        root.open(try AnyRoute(link: "feed/8"))
        await app.login()
        #expect(root.state.path == ["feed/8"])
        guard case .editing = app.myPage?.state else {
            Issue.record("the edit is lost")
            return
        }
    }

    @Test("a 401 to somebody who sent no token ends nothing")
    func ignoresOther401() async throws {
        let recorder = StateRecorder(root)
        await root.auth.restore()
        recorder.expect(.login)
        await app.backend.inject(.status(401), at: FakeRoute("/posts"), times: 1)
        let feed = FeedFeature(client: app.client).feedStore()
        await feed.loadIfNeeded()
        #expect(feed.state.error == .notSignedIn)
        #expect(root.auth.state == .signedOut(nil))
    }
}
