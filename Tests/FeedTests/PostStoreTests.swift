import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("One post", .exhaustive)
struct PostStoreTests {
    let page = PostFixture()

    @Test("a post is shown before its comments, and while it loads again, and after an error")
    func reloads() async {
        page.scriptThread()
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .loading(previous: page.bare), .loaded(page.content))
        page.scriptThread()
        await page.store.load()
        page.recorder.expect(.loading(previous: page.content), .loaded(page.content))
        page.client.on(.get, "/posts/5", response: .status(401))
        await page.store.load()
        page.recorder.expect(.loading(previous: page.content), .error(.notSignedIn, previous: page.content))
    }

    @Test("if the comments cannot be loaded, the post stays visible, and retry loads only the comments")
    func failsWithComments() async {
        page.scriptPost()
        page.client.on(.get, "/posts/5/comments", response: .failure(.lost))
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .loading(previous: page.bare), .error(.lost, previous: page.bare))
        page.scriptComments()
        await page.store.retry()
        page.recorder.expect(.loading(previous: page.bare), .loaded(page.content))
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

    @Test("if the server has no comments endpoint, a post has no comments")
    func acceptsMissingComments() async {
        page.scriptPost()
        page.client.on(.get, "/posts/5/comments", response: .status(404))
        await page.store.load()
        let thread = PostThread(.number(5), comments: [])
        page.recorder.expect(.loading(previous: nil), .loading(previous: page.bare), .loaded(thread))
    }

    @Test("a post that is known is shown at once, and only its comments are requested")
    func showsKnownPost() async {
        let page = PostFixture(known: .number(5))
        #expect(page.store.state == .idle(previous: page.bare))
        page.scriptComments()
        await page.store.loadIfNeeded()
        page.recorder.expect(.loading(previous: page.bare), .loaded(page.content))
        #expect(page.client.requests.map(\.path) == ["/posts/5/comments"])
        await page.store.loadIfNeeded()
        page.recorder.expect()
    }

    @Test("a comment that the server sends twice is shown once")
    func removesDuplicates() async {
        let page = PostFixture(known: .number(5))
        page.client.on(.get, "/posts/5/comments", response: .json("[\(page.comment), \(page.comment)]"))
        await page.store.loadIfNeeded()
        page.recorder.expect(.loading(previous: page.bare), .loaded(page.content))
    }

    @Test("showAuthor calls the closure of the app with the author, if a post is visible")
    func showsAuthor() {
        let authors = Locked<[Author]>([])
        let show: @MainActor (Author) -> Void = { author in authors.change { $0.append(author) } }
        FeedFeature(client: page.client).postStore(5, onShowAuthor: show).showAuthor()
        FeedFeature(client: page.client).postStore(5, known: .number(5), onShowAuthor: show).showAuthor()
        #expect(authors.value == [Author(id: 1, name: "Leanne")])
    }

    @Test("an id that cannot be used in a path is an error without a request", arguments: ["", ".", ".."])
    func refusesDots(id: String) async {
        let page = PostFixture(ResourceID(id))
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .error(.noSuchPost(ResourceID(id)), previous: nil))
    }

    @Test("if a post does not exist, the error has its id. The id is one component of the path, even with a slash")
    func encodesID() async {
        let page = PostFixture("5/../1?a=b")
        page.client.on(.get, "/posts/5%2F..%2F1%3Fa%3Db", response: .status(404))
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .error(.noSuchPost("5/../1?a=b"), previous: nil))
    }
}
