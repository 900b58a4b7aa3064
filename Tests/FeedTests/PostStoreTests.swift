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

    private func scriptPost() {
        client.on(.get, "/posts/5", response: .json(#"{"userId": 1, "id": 5, "title": "title 5", "body": "body 5"}"#))
        client.on(.get, "/users", query: ["id": "1"], response: .leanne)
    }

    private func scriptThread() {
        scriptPost()
        let comments = #"[{"postId": 5, "id": 21, "name": "heading", "email": "a@b.c", "body": "text"}]"#
        client.on(.get, "/posts/5/comments", response: .json(comments))
    }

    @Test("a post is loaded with its author and its comments")
    func loads() async {
        scriptThread()
        await store.load()
        recorder.expect(.loading(previous: nil), .loaded(content))
    }

    @Test("the old post is still shown while it loads again, and after an error")
    func reloads() async {
        scriptThread()
        await store.load()
        recorder.expect(.loading(previous: nil), .loaded(content))
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
        recorder.expect(.loading(previous: nil), .loaded(PostThread(.number(5), comments: [])))
    }

    @Test("if a post does not exist, the error has its id")
    func missesPost() async {
        client.on(.get, "/posts/5", response: .status(404))
        await store.load()
        recorder.expect(.loading(previous: nil), .error(.noSuchPost(5), previous: nil))
    }

    @Test("if the comments cannot be loaded, the state is an error")
    func failsWithComments() async {
        scriptPost()
        client.on(.get, "/posts/5/comments", response: .failure(.lost))
        await store.load()
        let error = FeedError.request(.noNetwork(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
        recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }

    @Test("cancel ends the request, and the state is idle again")
    func cancels() async {
        client.on(.get, "/posts/5", response: .status(404), after: .seconds(1))
        async let load: Void = store.load()
        await client.clock.sleepers(1)
        store.cancel()
        await load
        recorder.expect(.loading(previous: nil), .idle)
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
