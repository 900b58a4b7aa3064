import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("One post", .exhaustive)
struct PostStoreTests {
    let post = PostFixture()

    @Test("if the comments cannot be loaded, the post stays visible, and retry loads only the comments")
    func failsWithComments() async {
        post.scriptPost()
        post.client.on(.get, "/posts/5/comments", response: .failure(.lost))
        await post.store.load()
        post.recorder.expect(.loading(previous: nil), .loading(previous: post.bare), .error(.lost, previous: post.bare))
        post.scriptComments()
        await post.store.retry()
        post.recorder.expect(.loading(previous: post.bare), .loaded(post.content))
    }

    @Test("if the server has no comments endpoint, a post has no comments")
    func acceptsMissingComments() async {
        post.scriptPost()
        post.client.on(.get, "/posts/5/comments", response: .status(404))
        await post.store.load()
        let thread = PostThread(.number(5), comments: [])
        post.recorder.expect(.loading(previous: nil), .loading(previous: post.bare), .loaded(thread))
    }

    @Test("a post that is known is shown at once, and only its comments are requested")
    func showsKnownPost() async {
        let post = PostFixture(known: .number(5))
        #expect(post.store.state == .idle(previous: post.bare))
        post.scriptComments()
        await post.store.loadIfNeeded()
        post.recorder.expect(.loading(previous: post.bare), .loaded(post.content))
        #expect(post.client.requests.map(\.path) == ["/posts/5/comments"])
        await post.store.loadIfNeeded()
        post.recorder.expect()
    }

    @Test("a comment that the server sends twice is shown once")
    func removesDuplicates() async {
        let post = PostFixture(known: .number(5))
        post.client.on(.get, "/posts/5/comments", response: .json("[\(post.comment), \(post.comment)]"))
        await post.store.loadIfNeeded()
        post.recorder.expect(.loading(previous: post.bare), .loaded(post.content))
    }

    @Test("showAuthor calls the closure of the app with the author, if a post is visible")
    func showsAuthor() {
        let authors = Locked<[Author]>([])
        let show: @MainActor (Author) -> Void = { author in authors.change { $0.append(author) } }
        FeedFeature(client: post.client).postStore(5, onShowAuthor: show).showAuthor()
        FeedFeature(client: post.client).postStore(5, known: .number(5), onShowAuthor: show).showAuthor()
        #expect(authors.value == [Author(id: 1, name: "Leanne")])
    }

    @Test("an id that cannot be used in a path is an error without a request", arguments: ["", ".", ".."])
    func refusesDots(id: String) async {
        let post = PostFixture(ResourceID(id))
        await post.store.load()
        post.recorder.expect(.loading(previous: nil), .error(.noSuchPost(ResourceID(id)), previous: nil))
    }

    @Test("if a post does not exist, the error has its id. The id is one component of the path, even with a slash")
    func encodesID() async {
        let post = PostFixture("5/../1?a=b")
        post.client.on(.get, "/posts/5%2F..%2F1%3Fa%3Db", response: .status(404))
        await post.store.load()
        post.recorder.expect(.loading(previous: nil), .error(.noSuchPost("5/../1?a=b"), previous: nil))
    }
}
