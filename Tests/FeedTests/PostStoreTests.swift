import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("One post", .exhaustive)
struct PostStoreTests {
    let screen = PostFixture()

    @Test("a post is shown before its comments, and while it loads again, and after an error")
    func reloads() async {
        screen.scriptThread()
        await screen.store.load()
        screen.recorder.expect(.loading(previous: nil), .loading(previous: screen.bare), .loaded(screen.content))
        screen.scriptThread()
        await screen.store.load()
        screen.recorder.expect(.loading(previous: screen.content), .loaded(screen.content))
        screen.client.on(.get, "/posts/5", response: .status(401))
        await screen.store.load()
        screen.recorder.expect(.loading(previous: screen.content), .error(.notSignedIn, previous: screen.content))
    }

    @Test("if the comments cannot be loaded, the post stays visible, and retry loads only the comments")
    func failsWithComments() async {
        screen.scriptPost()
        screen.client.on(.get, "/posts/5/comments", response: .failure(.lost))
        await screen.store.load()
        screen.recorder.expect(
            .loading(previous: nil),
            .loading(previous: screen.bare),
            .error(.lost, previous: screen.bare)
        )
        screen.scriptComments()
        await screen.store.retry()
        screen.recorder.expect(.loading(previous: screen.bare), .loaded(screen.content))
    }

    @Test("cancel keeps the post, and loadIfNeeded then loads only the comments")
    func keepsPostAfterCancel() async {
        screen.scriptPost()
        screen.scriptComments(after: .seconds(1))
        async let load: Void = screen.store.load()
        await screen.client.clock.sleepers(1)
        screen.store.cancel()
        await load
        screen.recorder.expect(.loading(previous: nil), .loading(previous: screen.bare), .idle(previous: screen.bare))
        screen.store.cancel()
        screen.scriptComments()
        await screen.store.loadIfNeeded()
        screen.recorder.expect(.loading(previous: screen.bare), .loaded(screen.content))
    }

    @Test("if the server has no comments endpoint, a post has no comments")
    func acceptsMissingComments() async {
        screen.scriptPost()
        screen.client.on(.get, "/posts/5/comments", response: .status(404))
        await screen.store.load()
        let thread = PostThread(.number(5), comments: [])
        screen.recorder.expect(.loading(previous: nil), .loading(previous: screen.bare), .loaded(thread))
    }

    @Test("a post that is known is shown at once, and only its comments are requested")
    func showsKnownPost() async {
        let screen = PostFixture(known: .number(5))
        #expect(screen.store.state == .idle(previous: screen.bare))
        screen.scriptComments()
        await screen.store.loadIfNeeded()
        screen.recorder.expect(.loading(previous: screen.bare), .loaded(screen.content))
        #expect(screen.client.requests.map(\.path) == ["/posts/5/comments"])
        await screen.store.loadIfNeeded()
        screen.recorder.expect()
    }

    @Test("a comment that the server sends twice is shown once")
    func removesDuplicates() async {
        let screen = PostFixture(known: .number(5))
        screen.client.on(.get, "/posts/5/comments", response: .json("[\(screen.comment), \(screen.comment)]"))
        await screen.store.loadIfNeeded()
        screen.recorder.expect(.loading(previous: screen.bare), .loaded(screen.content))
    }

    @Test("showAuthor calls the closure of the app with the author, if a post is visible")
    func showsAuthor() {
        let authors = Locked<[Author]>([])
        let show: @MainActor (Author) -> Void = { author in authors.change { $0.append(author) } }
        FeedFeature(client: screen.client).postStore(5, onShowAuthor: show).showAuthor()
        FeedFeature(client: screen.client).postStore(5, known: .number(5), onShowAuthor: show).showAuthor()
        #expect(authors.value == [Author(id: 1, name: "Leanne")])
    }

    @Test("an id that cannot be used in a path is an error without a request", arguments: ["", ".", ".."])
    func refusesDots(id: String) async {
        let screen = PostFixture(ResourceID(id))
        await screen.store.load()
        screen.recorder.expect(.loading(previous: nil), .error(.noSuchPost(ResourceID(id)), previous: nil))
    }

    @Test("if a post does not exist, the error has its id. The id is one component of the path, even with a slash")
    func encodesID() async {
        let screen = PostFixture("5/../1?a=b")
        screen.client.on(.get, "/posts/5%2F..%2F1%3Fa%3Db", response: .status(404))
        await screen.store.load()
        screen.recorder.expect(.loading(previous: nil), .error(.noSuchPost("5/../1?a=b"), previous: nil))
    }
}
