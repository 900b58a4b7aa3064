import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("Errors and cancelling on the page of a post", .exhaustive)
struct PostRetryTests {
    let page = PostFixture()

    @Test("if the comments cannot be loaded, the post stays visible, and retry loads only the comments")
    func failsWithComments() async {
        page.scriptPost()
        page.client.on(.get, "/posts/5/comments", response: .failure(.lost))
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .loading(previous: page.bare), .error(.lost, previous: page.bare))
        page.scriptComments()
        await page.store.retry()
        page.recorder.expect(.loading(previous: page.bare), .loaded(page.content))

        page.scriptPost()
        page.client.on(.get, "/posts/5/comments", response: .failure(.lost))
        await page.store.load()
        page.recorder.expect(.loading(previous: page.content), .error(.lost, previous: page.content))
        page.scriptComments()
        await page.store.retry()
        page.recorder.expect(.loading(previous: page.content), .loaded(page.content))
    }

    @Test("if the comments on a known post fail, retry loads only them, and loadIfNeeded loads nothing")
    func retriesComments() async {
        let page = PostFixture(known: .number(5))
        page.client.on(.get, "/posts/5/comments", response: .failure(.lost))
        await page.store.loadIfNeeded()
        page.recorder.expect(.loading(previous: page.bare), .error(.lost, previous: page.bare))
        await page.store.loadIfNeeded()
        page.recorder.expect()
        page.scriptComments()
        await page.store.retry()
        page.recorder.expect(.loading(previous: page.bare), .loaded(page.content))
        await page.store.retry()
        page.recorder.expect()
    }

    @Test("if a known post itself cannot be loaded again, retry loads the post and its comments")
    func retriesPost() async {
        let page = PostFixture(known: .number(5))
        page.client.on(.get, "/posts/5", response: .failure(.lost))
        await page.store.load()
        page.recorder.expect(.loading(previous: page.bare), .error(.lost, previous: page.bare))
        page.scriptThread()
        await page.store.retry()
        page.recorder.expect(.loading(previous: page.bare), .loaded(page.content))
    }

    @Test("after a failed first load, loadIfNeeded loads the post again")
    func loadsAgain() async {
        page.client.on(.get, "/posts/5", response: .failure(.lost))
        await page.store.loadIfNeeded()
        page.recorder.expect(.loading(previous: nil), .error(.lost, previous: nil))
        page.scriptThread()
        await page.store.loadIfNeeded()
        page.recorder.expect(.loading(previous: nil), .loading(previous: page.bare), .loaded(page.content))
    }

    @Test("acknowledgeError keeps the post. The state is idle until the comments are loaded")
    func acknowledges() async {
        page.store.acknowledgeError()
        page.recorder.expect()
        page.scriptPost()
        page.client.on(.get, "/posts/5/comments", response: .failure(.lost))
        await page.store.load()
        page.store.acknowledgeError()
        page.recorder.expect(
            .loading(previous: nil),
            .loading(previous: page.bare),
            .error(.lost, previous: page.bare),
            .idle(previous: page.bare)
        )
        page.scriptComments()
        await page.store.loadIfNeeded()
        page.recorder.expect(.loading(previous: page.bare), .loaded(page.content))
        page.client.on(.get, "/posts/5", response: .failure(.lost))
        await page.store.load()
        page.store.acknowledgeError()
        page.recorder.expect(
            .loading(previous: page.content),
            .error(.lost, previous: page.content),
            .loaded(page.content)
        )
    }

    @Test("cancel keeps the post, and loadIfNeeded then loads only the comments")
    func keepsPostAfterCancel() async {
        page.scriptPost()
        page.scriptComments(after: .seconds(1))
        async let load: Void = page.store.load()
        await page.client.clock.sleepers(1)
        page.store.cancel()
        await load
        page.recorder.expect(.loading(previous: nil), .loading(previous: page.bare), .idle(previous: page.bare))
        page.store.cancel()
        page.scriptComments()
        await page.store.loadIfNeeded()
        page.recorder.expect(.loading(previous: page.bare), .loaded(page.content))
    }

    @Test("after two loads, cancel shows the post and its comments as before")
    func restsAfterTwoLoads() async {
        page.scriptThread()
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .loading(previous: page.bare), .loaded(page.content))
        page.client.on(.get, "/posts/5", response: .status(500), after: .seconds(1))
        page.client.on(.get, "/posts/5", response: .status(500), after: .seconds(1))
        async let old: Void = page.store.load()
        await page.client.clock.sleepers(1)
        async let new: Void = page.store.load()
        await page.recorder.next(.loading(previous: page.content))
        await page.recorder.next(.loading(previous: page.content))
        await page.client.clock.sleepers(1)
        page.store.cancel()
        await old
        await new
        page.recorder.expect(.loaded(page.content))
    }

    @Test("if the caller is cancelled, it returns at once, and the comments are still loaded")
    func keepsLoading() async {
        let page = PostFixture(known: .number(5))
        page.scriptComments(after: .seconds(1))
        let caller = Task { await page.store.loadIfNeeded() }
        await page.client.clock.sleepers(1)
        caller.cancel()
        await caller.value
        page.recorder.expect(.loading(previous: page.bare))
        page.client.clock.advance(by: .seconds(1))
        await page.store.loadIfNeeded()
        page.recorder.expect(.loaded(page.content))
    }

    @Test("cancel ends the request, and the state is idle again")
    func cancels() async {
        page.client.on(.get, "/posts/5", response: .status(404), after: .seconds(1))
        async let load: Void = page.store.load()
        await page.client.clock.sleepers(1)
        page.store.cancel()
        await load
        page.recorder.expect(.loading(previous: nil), .idle(previous: nil))
    }
}
