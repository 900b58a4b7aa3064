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
}
