import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("Comments of the user", .exhaustive)
struct PostCommentTests {
    private let post = PostFixture()
    private let store: PostStore

    init() { store = post.feature.makePostStore(5, initial: .number(5)) }

    /// The comments on the screen, each with its id, or with its mark if the server does not have it.
    private var shown: [String] {
        let comments = store.state.content?.comments ?? []
        return comments.map { comment in
            let change = store.unsent.first { $0.isOf(comment.id) }
            let mark = change.map { ChangeMessages.mark(of: $0).text(in: .english) } ?? "\(comment.id)"
            return "\(comment.body) \(mark)"
        }
    }

    private func load() async {
        post.scriptComments()
        await store.loadIfNeeded()
    }

    private func write(_ text: String, editing comment: PostComment? = nil) async {
        let form = post.feature.makeCommentForm(on: 5, editing: comment)
        form?.change(.body, to: text)
        await form?.save()
    }

    private func send(_ response: ScriptedResponse) async {
        post.client.on(.post, "/posts/5/comments", response: response)
        await post.changes.sendOnce()
    }

    private var lastBody: JSONObject {
        get throws { try JSONCoding.decode(from: #require(post.client.requests.last?.body)) }
    }

    @Test("a comment is shown at once and waits. Then it is sent once, and has what the server has added")
    func comments() async throws {
        await load()
        await write(" Nice. ")
        #expect(shown == ["text 21", "Nice. waits"])
        await send(.json(#"{"id": 22, "name": "Leanne", "email": "l@b.c", "body": "Nice."}"#))
        #expect(shown == ["text 21", "Nice. 22"] && store.state.content?.comments?.last?.email == "l@b.c")
        #expect(try lastBody == ["body": "Nice."])
        await post.changes.sendOnce()
    }

    @Test("without a network, the comment is shown although no other one is loaded, and it is not lost")
    func isOffline() async {
        post.client.on(.get, "/posts/5/comments", response: .failure(.unreachable))
        await store.loadIfNeeded()
        await write("Nice.")
        #expect(shown == ["Nice. waits"] && store.state.error != nil)
        #expect(store.state.content?.hasOnlyOwnComments == true)
        await send(.failure(.unreachable))
        #expect(post.feature.makePostStore(5, initial: .number(5)).state.content?.comments?.map(\.body) == ["Nice."])
        post.scriptComments()
        await store.retry()
        #expect(shown == ["text 21", "Nice. waits"] && store.state.content?.hasOnlyOwnComments == false)
    }

    @Test("if the response is lost, a comment is sent again with the same key, and is shown once")
    func isSentOnce() async {
        await load()
        await write("Nice.")
        await send(.failure(.lost))
        #expect(shown == ["text 21", "Nice. waits"])
        await send(.json(#"{"id": 22, "body": "Nice."}"#))
        await post.changes.sendOnce()
        #expect(shown == ["text 21", "Nice. 22"])
        let keys = post.client.requests.filter { $0.method == .post }.map { $0.headers["Idempotency-Key"] }
        #expect(keys.count == 2 && keys[0] != nil && keys[0] == keys[1])
    }

    @Test("a comment that was sent stays visible if a refresh loads only the post")
    func staysVisible() async {
        post.client.on(.get, "/posts/5/comments", response: .failure(.unreachable))
        await store.loadIfNeeded()
        await write("Nice.")
        await send(.json(#"{"id": 22, "body": "Nice."}"#))
        post.scriptPost()
        post.client.on(.get, "/posts/5/comments", response: .failure(.lost))
        await store.load()
        #expect(shown == ["Nice. 22"] && store.state.error == .lost)
    }

    @Test("a refused comment can be edited, with the words of the server at the field, and is sent as one request")
    func isRefused() async throws {
        await load()
        await write("Bad.")
        await send(.status(422, ErrorResponse(code: "invalid", message: "No", fields: ["body": "Not this one."])))
        let change = try #require(store.unsent.first)
        #expect(shown == ["text 21", "Bad. refused (422): No, body: Not this one."])
        #expect(post.feature.repository.formError(of: change)?.problems.count == 1)
        let comment = try #require(store.state.content?.comments?.last)
        #expect(post.feature.makeCommentForm(on: 5, editing: comment)?.draft?.problems.count == 1)
        await write("Good.", editing: comment)
        #expect(shown == ["text 21", "Good. waits"])
        await send(.json(#"{"id": 22, "body": "Good."}"#))
        #expect(try lastBody == ["body": "Good."] && shown == ["text 21", "Good. 22"])
    }

    @Test("a refused comment can be sent again and discarded")
    func isDiscarded() async throws {
        await load()
        await write("Nice.")
        await send(.status(403))
        let change = try #require(store.unsent.first)
        await store.sendAgain(change)
        #expect(shown == ["text 21", "Nice. waits"] && store.discarded(with: change).count == 1)
        await store.discard(change)
        #expect(shown == ["text 21"])
        await store.discard(change)
        #expect(store.state.error == .change(.noSuchChange(1)) && shown == ["text 21"])
        store.acknowledgeError()
        #expect(store.state.error == nil)
    }

    @Test("whenever the comments arrive, a comment that is written meanwhile is shown once", .everyOrder)
    func arrives() async {
        let sent = Locked<[JSONObject]>([])
        post.client.on(.get, "/posts/5/comments") { _ in .json(sent.value) }
        post.client.on(.post, "/posts/5/comments") { _ in
            let comment: JSONObject = ["id": 22, "body": "Nice."]
            sent.change { $0.append(comment) }
            return .json(comment)
        }
        await user(
            .action("load") { [store] in await store.loadIfNeeded() },
            .event("write and send") {
                await write("Nice.")
                #expect(store.state.content?.comments?.map(\.body) == ["Nice."])
                await post.changes.sendOnce()
            }
        )
        #expect(shown == ["Nice. 22"])
    }

    @Test("nobody can write a comment without a login, or on a post without an address")
    func needsLogin() {
        let feature = FeedFeature(client: post.client, changes: .scripted(post.client))
        #expect(feature.makeCommentForm(on: 5) == nil && post.feature.makeCommentForm(on: "..") == nil)
        #expect(!feature.makePostStore(5).canComment && store.canComment)
    }

    @Test("a comment that is empty or too long is not saved")
    func refusesText() async throws {
        let form = try #require(post.feature.makeCommentForm(on: 5))
        for text in [" ", String(repeating: "x", count: 1_001)] {
            form.change(.body, to: text)
            await form.save()
            #expect(form.state.error?.code == "invalid_fields" && store.unsent.isEmpty)
        }
    }
}
