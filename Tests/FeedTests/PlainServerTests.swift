import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("The feed on a server with fewer features", .exhaustive)
struct PlainServerTests {
    let feed = FeedFixture()

    /// Scripts the response to one request for authors.
    private func onAuthors(_ authors: ScriptedResponse = .leanne) {
        feed.client.on(.get, "/users", response: authors)
    }

    private func load(expecting content: FeedContent) async {
        await feed.store.load(page: 1)
        feed.recorder.expect(.loading(previous: nil), .loaded(content))
    }

    private func loadNext(after content: FeedContent, expecting all: FeedContent) async {
        await feed.store.loadNext()
        feed.recorder.expect(.loading(previous: content.with(.loading)), .loaded(all))
    }

    @Test("if the server sends all posts, the feed filters them by search text and author")
    func filtersHere() async {
        let query = FeedQuery(search: "TITLE 3", author: 1, limit: 2)
        let feed = FeedFixture(query)
        feed.client.on(.get, "/posts", response: .posts(1...5))
        feed.client.on(.get, "/users", response: .leanne)
        await feed.store.load(page: 1)
        let found = FeedContent([.number(3)], query: query, total: 1)
        feed.recorder.expect(.loading(previous: nil), .loaded(found))
    }

    @Test("if the next page has only old posts, there is no next page, whatever the total is", arguments: [nil, 5])
    func ends(total: Int?) async {
        feed.client.on(.get, "/posts", query: ["_page": "1"], response: .posts(1...2, of: total))
        onAuthors()
        let first = feed.content(1...2, of: total)
        await load(expecting: first)
        feed.client.on(.get, "/posts", query: ["_page": "2"], response: .posts(1...2, of: total))
        await loadNext(after: first, expecting: feed.content(1...2, of: total, next: .none))
    }

    @Test("a limit below 1 is treated as 1, and the page number can be Int.max", arguments: [0, -1, Int.max])
    func acceptsExtremeNumbers(number: Int) async {
        let feed = FeedFixture(FeedQuery(limit: min(number, 1)))
        feed.client.on(.get, "/posts", response: .posts(1...2))
        await feed.store.load(page: .max)
        let content = FeedContent([], query: FeedQuery(limit: 1), page: .max, total: 2)
        feed.recorder.expect(.loading(previous: nil), .loaded(content))
        #expect(content.pageCount == 2)
    }

    @Test(
        "ids can be strings, and authors can be unknown",
        arguments: [
            (ScriptedResponse.json(#"[{"id": "1", "name": "Leanne"}]"#), "Leanne"),
            (.json("[]"), nil),
            (.status(404), nil),
        ] as [(ScriptedResponse, String?)]
    )
    func acceptsUnknownAuthors(authors: ScriptedResponse, name: String?) async {
        let post = #"[{"id": "1", "userId": 1, "title": "title 1", "body": "body 1", "tags": []}]"#
        feed.client.on(.get, "/posts", response: .json(post, headers: ["X-Total-Count": "1"]))
        onAuthors(authors)
        await load(expecting: FeedContent([.number(1, authorName: name)], query: FeedQuery(limit: 2), total: 1))
    }

    @Test("an author that was not found is requested again with the next page")
    func requestsUnknownAuthorsAgain() async {
        feed.on(page: 1, 1...2, of: 3, named: false)
        onAuthors(.json("[]"))
        let unnamed = [Post.number(1, authorName: nil), .number(2, authorName: nil)]
        let first = FeedContent(unnamed, query: FeedQuery(limit: 2), total: 3, next: .available)
        await load(expecting: first)
        feed.on(page: 2, 3...3, of: 3)
        let all = FeedContent(unnamed + [.number(3)], query: FeedQuery(limit: 2), lastPage: 2, total: 3)
        await loadNext(after: first, expecting: all)
    }
}
