import Core
import Feed
import Foundation
import TestSupport
import Testing

@MainActor @Suite("One post", .exhaustive)
struct PostStoreTests {
    let client = ScriptedAPIClient()
    let store: PostStore
    let recorder: StateRecorder<PostState>
    let content = PostThread(
        .number(5),
        comments: [PostComment(id: 21, title: "heading", email: "a@b.c", body: "text")]
    )

    init() {
        store = FeedFeature(client: client).postStore(5)
        recorder = StateRecorder(store)
    }

    private let bare = PostThread(.number(5), comments: nil)

    private func scriptPost() {
        client.on(.get, "/posts/5", response: .json(#"{"userId": 1, "id": 5, "title": "title 5", "body": "body 5"}"#))
        client.on(.get, "/users", query: ["id": "1"], response: .leanne)
    }

    private func scriptThread() {
        scriptPost()
        scriptComments()
    }

    private func scriptComments(after delay: Duration = .zero) {
        client.on(.get, "/posts/5/comments", response: .json("[\(comment)]"), after: delay)
    }

    private let comment = #"{"postId": 5, "id": 21, "name": "heading", "email": "a@b.c", "body": "text"}"#

    /// Returns a store for a post that the list has already loaded.
    private func knownStore() -> (PostStore, StateRecorder<PostState>) {
        let store = FeedFeature(client: client).postStore(5, known: .number(5))
        return (store, StateRecorder(store))
    }

    @Test("a post is loaded with its author and its comments, and is shown before its comments")
    func loads() async {
        scriptThread()
        await store.load()
        recorder.expect(.loading(previous: nil), .loading(previous: bare), .loaded(content))
    }

    @Test("the old post is still shown while it loads again, and after an error")
    func reloads() async {
        scriptThread()
        await store.load()
        recorder.expect(.loading(previous: nil), .loading(previous: bare), .loaded(content))
        scriptThread()
        await store.load()
        recorder.expect(.loading(previous: content), .loaded(content))
        client.on(.get, "/posts/5", response: .status(401))
        await store.load()
        recorder.expect(.loading(previous: content), .error(.notSignedIn, previous: content))
    }

    @Test("if the server has no comments endpoint, a post has no comments")
    func acceptsMissingComments() async {
        scriptPost()
        client.on(.get, "/posts/5/comments", response: .status(404))
        await store.load()
        let thread = PostThread(.number(5), comments: [])
        recorder.expect(.loading(previous: nil), .loading(previous: bare), .loaded(thread))
    }

    @Test("if a post does not exist, the error has its id")
    func missesPost() async {
        client.on(.get, "/posts/5", response: .status(404))
        await store.load()
        recorder.expect(.loading(previous: nil), .error(.noSuchPost(5), previous: nil))
    }

    @Test("if the comments cannot be loaded, the post stays visible, and retry loads only the comments")
    func failsWithComments() async {
        scriptPost()
        client.on(.get, "/posts/5/comments", response: .failure(.lost))
        await store.load()
        recorder.expect(.loading(previous: nil), .loading(previous: bare), .error(.lost, previous: bare))
        scriptComments()
        await store.retry()
        recorder.expect(.loading(previous: bare), .loaded(content))

        scriptPost()
        client.on(.get, "/posts/5/comments", response: .failure(.lost))
        await store.load()
        recorder.expect(.loading(previous: content), .error(.lost, previous: content))
        scriptComments()
        await store.retry()
        recorder.expect(.loading(previous: content), .loaded(content))
    }

    @Test("a post that is known is shown at once, and only its comments are requested")
    func showsKnownPost() async {
        let (store, recorder) = knownStore()
        #expect(store.state == .idle(previous: bare))
        scriptComments()
        await store.loadIfNeeded()
        recorder.expect(.loading(previous: bare), .loaded(content))
        #expect(client.requests.map(\.path) == ["/posts/5/comments"])
        await store.loadIfNeeded()
        recorder.expect()
    }

    @Test("if the comments on a known post fail, retry loads only them, and loadIfNeeded loads nothing")
    func retriesComments() async {
        let (store, recorder) = knownStore()
        client.on(.get, "/posts/5/comments", response: .failure(.lost))
        await store.loadIfNeeded()
        recorder.expect(.loading(previous: bare), .error(.lost, previous: bare))
        await store.loadIfNeeded()
        recorder.expect()
        scriptComments()
        await store.retry()
        recorder.expect(.loading(previous: bare), .loaded(content))
        await store.retry()
        recorder.expect()
    }

    @Test("if a known post itself cannot be loaded again, retry loads the post and its comments")
    func retriesPost() async {
        let (store, recorder) = knownStore()
        client.on(.get, "/posts/5", response: .failure(.lost))
        await store.load()
        recorder.expect(.loading(previous: bare), .error(.lost, previous: bare))
        scriptThread()
        await store.retry()
        recorder.expect(.loading(previous: bare), .loaded(content))
    }

    @Test("after a failed first load, loadIfNeeded loads the post again")
    func loadsAgain() async {
        client.on(.get, "/posts/5", response: .failure(.lost))
        await store.loadIfNeeded()
        recorder.expect(.loading(previous: nil), .error(.lost, previous: nil))
        scriptThread()
        await store.loadIfNeeded()
        recorder.expect(.loading(previous: nil), .loading(previous: bare), .loaded(content))
    }

    @Test("acknowledgeError keeps the post. The state is idle until the comments are loaded")
    func acknowledges() async {
        store.acknowledgeError()
        recorder.expect()
        scriptPost()
        client.on(.get, "/posts/5/comments", response: .failure(.lost))
        await store.load()
        store.acknowledgeError()
        recorder.expect(
            .loading(previous: nil),
            .loading(previous: bare),
            .error(.lost, previous: bare),
            .idle(previous: bare)
        )
        scriptComments()
        await store.loadIfNeeded()
        recorder.expect(.loading(previous: bare), .loaded(content))
        client.on(.get, "/posts/5", response: .failure(.lost))
        await store.load()
        store.acknowledgeError()
        recorder.expect(.loading(previous: content), .error(.lost, previous: content), .loaded(content))
    }

    @Test("a comment that the server sends twice is shown once")
    func removesDuplicates() async {
        let (store, recorder) = knownStore()
        client.on(.get, "/posts/5/comments", response: .json("[\(comment), \(comment)]"))
        await store.loadIfNeeded()
        recorder.expect(.loading(previous: bare), .loaded(content))
    }

    @Test("showAuthor calls the closure of the app with the author, if a post is visible")
    func showsAuthor() {
        let authors = Locked<[Author]>([])
        let show: @MainActor (Author) -> Void = { author in authors.change { $0.append(author) } }
        FeedFeature(client: client).postStore(5, onShowAuthor: show).showAuthor()
        FeedFeature(client: client).postStore(5, known: .number(5), onShowAuthor: show).showAuthor()
        #expect(authors.value == [Author(id: 1, name: "Leanne")])
    }

    @Test("cancel keeps the post, and loadIfNeeded then loads only the comments")
    func keepsPostAfterCancel() async {
        scriptPost()
        scriptComments(after: .seconds(1))
        async let load: Void = store.load()
        await client.clock.sleepers(1)
        store.cancel()
        await load
        recorder.expect(.loading(previous: nil), .loading(previous: bare), .idle(previous: bare))
        store.cancel()
        scriptComments()
        await store.loadIfNeeded()
        recorder.expect(.loading(previous: bare), .loaded(content))
    }

    @Test("after two loads, cancel shows the post and its comments as before")
    func restsAfterTwoLoads() async {
        scriptThread()
        await store.load()
        recorder.expect(.loading(previous: nil), .loading(previous: bare), .loaded(content))
        client.on(.get, "/posts/5", response: .status(500), after: .seconds(1))
        client.on(.get, "/posts/5", response: .status(500), after: .seconds(1))
        async let old: Void = store.load()
        await client.clock.sleepers(1)
        async let new: Void = store.load()
        await recorder.next(.loading(previous: content))
        await recorder.next(.loading(previous: content))
        await client.clock.sleepers(1)
        store.cancel()
        await old
        await new
        recorder.expect(.loaded(content))
    }

    @Test("if the caller is cancelled, it returns at once, and the comments are still loaded")
    func keepsLoading() async {
        let (store, recorder) = knownStore()
        scriptComments(after: .seconds(1))
        let caller = Task { await store.loadIfNeeded() }
        await client.clock.sleepers(1)
        caller.cancel()
        await caller.value
        recorder.expect(.loading(previous: bare))
        client.clock.advance(by: .seconds(1))
        await store.loadIfNeeded()
        recorder.expect(.loaded(content))
    }

    @Test("cancel ends the request, and the state is idle again")
    func cancels() async {
        client.on(.get, "/posts/5", response: .status(404), after: .seconds(1))
        async let load: Void = store.load()
        await client.clock.sleepers(1)
        store.cancel()
        await load
        recorder.expect(.loading(previous: nil), .idle(previous: nil))
    }

    @Test("an id that cannot be used in a path is an error without a request", arguments: ["", ".", ".."])
    func refusesDots(id: String) async {
        let store = FeedFeature(client: client).postStore(ResourceID(id))
        let recorder = StateRecorder(store)
        await store.load()
        recorder.expect(.loading(previous: nil), .error(.noSuchPost(ResourceID(id)), previous: nil))
    }

    @Test("the id of a post is always one component of the path, even if it contains a slash")
    func encodesID() async {
        let store = FeedFeature(client: client).postStore("5/../1?a=b")
        let recorder = StateRecorder(store)
        client.on(.get, "/posts/5%2F..%2F1%3Fa%3Db", response: .status(404))
        await store.load()
        recorder.expect(.loading(previous: nil), .error(.noSuchPost("5/../1?a=b"), previous: nil))
    }
}
