import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("The feed on a server with fewer features", .exhaustive)
struct PlainServerTests {
    let feed = FeedFixture()

    @Test("if the server sends all posts, the feed filters them by search text and author")
    func filtersHere() async {
        let query = FeedQuery(search: "TITLE 3", author: 1, limit: 2)
        let feed = FeedFixture(query)
        feed.client.on(.get, "/posts", response: .posts(1...5))
        feed.client.on(.get, "/users", response: .leanne)
        await feed.store.load(page: 1)
        let found = FeedContent([.number(3)], query: query, total: 1)
        feed.recorder.expect(.loading(ListRequest(query), previous: nil), .loaded(found, next: nil))
    }

    @Test("a limit below 1 is treated as 1", arguments: [0, -1, Int.min])
    func correctsLimit(limit: Int) {
        #expect(FeedQuery(limit: limit).limit == 1)
    }

    @Test(
        "ids can be strings, and authors can be unknown, also because they cannot be loaded",
        arguments: [
            (ScriptedResponse.json(#"[{"id": "1", "name": "Leanne"}]"#), "Leanne"),
            (.json("[]"), nil),
            (.status(401), nil), (.status(404), nil), (.status(500), nil), (.failure(.lost), nil),
        ] as [(ScriptedResponse, String?)]
    )
    func acceptsUnknownAuthors(authors: ScriptedResponse, name: String?) async {
        let post = #"[{"id": "1", "userId": 1, "title": "title 1", "body": "body 1", "tags": []}]"#
        feed.client.on(.get, "/posts", response: .json(post, headers: ["X-Total-Count": "1"]))
        feed.client.on(.get, "/users", response: authors)
        await feed.store.load(page: 1)
        let content = FeedContent([.number(1, authorName: name)], query: FeedQuery(limit: 2), total: 1)
        feed.recorder.expect(.loading(), .loaded(content, next: nil))
    }

    @Test(
        "an author that is not found or loaded is requested with the next page and the next load. A known name stays",
        arguments: [ScriptedResponse.json("[]"), .status(500)]
    )
    func requestsUnknownAuthorsAgain(authors: ScriptedResponse) async {
        feed.on(page: 1, 1...2, of: 3, named: false)
        feed.client.on(.get, "/users", response: authors)
        let unnamed = [Post.number(1, authorName: nil), .number(2, authorName: nil)]
        let first = FeedContent(unnamed, query: FeedQuery(limit: 2), total: 3)
        await feed.store.load(page: 1)
        feed.recorder.expect(.loading(), .loaded(first, next: .waiting))
        feed.on(page: 2, 3...3, of: 3)
        await feed.store.loadNext()
        let all = FeedContent(unnamed + [.number(3)], query: FeedQuery(limit: 2), lastPage: 2, total: 3)
        feed.recorder.expect(.loaded(first, next: .loading), .loaded(all, next: nil))
        feed.on(page: 1, 1...2, of: 3)
        await feed.store.load()
        let named = feed.content(1...2, of: 3)
        feed.recorder.expect(.loading(previous: all), .loaded(named, next: .waiting))
        feed.on(page: 1, 1...2, of: 3, named: false)
        feed.client.on(.get, "/users", response: .status(500))
        await feed.store.load()
        feed.recorder.expect(.loading(previous: named), .loaded(named, next: .waiting))
    }
}
