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

    @Test("if the author cannot be loaded, or the server has no comments endpoint, the post is shown without them")
    func acceptsMissingParts() async {
        post.scriptPost(author: .status(500))
        post.client.on(.get, "/posts/5/comments", response: .status(404))
        await post.store.load()
        let bare = PostThread(.number(5, authorName: nil), comments: nil)
        let thread = PostThread(bare.post, comments: [])
        post.recorder.expect(.loading(previous: nil), .loading(previous: bare), .loaded(thread))
        post.scriptPost()
        post.scriptComments()
        await post.store.load()
        post.recorder.expect(.loading(previous: thread), .loaded(post.content))
    }

    @Test("a post that is known is shown at once, and only its comments are requested")
    func showsKnownPost() async {
        let post = PostFixture(initial: .number(5))
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
        let post = PostFixture(initial: .number(5))
        post.client.on(.get, "/posts/5/comments", response: .json("[\(post.comment), \(post.comment)]"))
        await post.store.loadIfNeeded()
        post.recorder.expect(.loading(previous: post.bare), .loaded(post.content))
    }

    @Test("showAuthor calls the closure of the app with the author, if a post is visible")
    func showsAuthor() {
        let authors = Locked<[Author]>([])
        let show: @MainActor (Author) -> Void = { author in authors.change { $0.append(author) } }
        post.feature.makePostStore(5, onShowAuthor: show).showAuthor()
        post.feature.makePostStore(5, initial: .number(5), onShowAuthor: show).showAuthor()
        #expect(authors.value == [Author(id: 1, name: "Leanne")])
    }

    @Test("an id that cannot be used in a path is an error without a request", arguments: ["", ".", "..", "../1"])
    func refusesDots(id: String) async {
        for initial in [nil, Post.number(5)] {
            let before = initial.map { PostThread($0, comments: nil) }
            let post = PostFixture(ResourceID(id), initial: initial)
            await post.store.loadIfNeeded()
            post.recorder.expect(.loading(previous: before), .error(.noSuchPost(ResourceID(id)), previous: before))
        }
    }

    @Test("if a post does not exist, the error has its id. The id is one component of the path, even with a slash")
    func encodesID() async {
        let post = PostFixture("5/1?a=b")
        post.client.on(.get, "/posts/5%2F1%3Fa%3Db", response: .status(404))
        await post.store.load()
        post.recorder.expect(.loading(previous: nil), .error(.noSuchPost("5/1?a=b"), previous: nil))
    }
}
