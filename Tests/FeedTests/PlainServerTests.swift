import Core
import Feed
import Foundation
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite("The feed on a server with fewer features", .exhaustive)
struct PlainServerTests {
    private func load(_ feed: FeedFixture, page: Int, _ content: FeedContent) async {
        await feed.store.load(page: page)
        feed.recorder.expect(.loading(previous: nil), .loaded(content))
    }

    @Test(
        "if the server ignores paging and sends all posts, the feed shows only the requested page",
        arguments: [
            (1, [1, 2], true), (2, [3, 4], true), (3, [5], false), (4, [], false), (Int.max, [], false),
        ]
    )
    func pagesHere(page: Int, numbers: [Int], hasNext: Bool) async {
        let feed = FeedFixture()
        feed.client.on(.get, "/posts", response: .posts(1...5))
        if !numbers.isEmpty {
            feed.client.on(.get, "/users", response: .leanne)
        }
        let posts = numbers.map { Post.number($0) }
        let content = FeedContent(
            posts,
            query: FeedQuery(limit: 2),
            page: page,
            total: 5,
            next: hasNext ? .available : .none
        )
        await load(feed, page: page, content)
    }

    @Test("if the server sends all posts, the feed filters them by search text and author")
    func filtersHere() async {
        let query = FeedQuery(search: "TITLE 3", author: 1, limit: 2)
        let feed = FeedFixture(query)
        feed.client.on(.get, "/posts", response: .posts(1...5))
        feed.client.on(.get, "/users", response: .leanne)
        await load(feed, page: 1, FeedContent([.number(3)], query: query, total: 1))
    }

    @Test("if the server sends more posts than the limit, but not all, all of them are shown")
    func takesOtherPages() async {
        let feed = FeedFixture()
        feed.client.on(.get, "/posts", response: .posts(1...3, of: 5))
        feed.client.on(.get, "/users", response: .leanne)
        let posts = (1...3).map { Post.number($0) }
        await load(feed, page: 1, FeedContent(posts, query: FeedQuery(limit: 2), total: 5, next: .available))
    }

    @Test("without paging headers, there is a next page only if the current page is full")
    func hasNoHeaders() async {
        let feed = FeedFixture()
        feed.client.on(.get, "/posts", query: ["_page": "1"], response: .posts(1...2))
        feed.client.on(.get, "/users", response: .leanne)
        let first = FeedContent([.number(1), .number(2)], query: FeedQuery(limit: 2), next: .available)
        await load(feed, page: 1, first)

        feed.client.on(.get, "/posts", query: ["_page": "2"], response: .posts(3...3))
        feed.client.on(.get, "/posts", query: ["_page": "1"], response: .posts(1...2))
        await feed.store.loadNext()
        let posts = (1...3).map { Post.number($0) }
        let second = FeedContent(posts, query: FeedQuery(limit: 2), lastPage: 2)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(second))
    }

    @Test("if the server always sends the same page, no post is shown twice, and there is no next page")
    func ends() async {
        let feed = FeedFixture()
        feed.client.on(.get, "/posts", query: ["_page": "1"], response: .posts(1...2))
        feed.client.on(.get, "/users", response: .leanne)
        let first = FeedContent([.number(1), .number(2)], query: FeedQuery(limit: 2), next: .available)
        await load(feed, page: 1, first)

        feed.client.on(.get, "/posts", query: ["_page": "2"], response: .posts(1...2))
        feed.client.on(.get, "/posts", query: ["_page": "1"], response: .posts(1...2))
        await feed.store.loadNext()
        let end = FeedContent([.number(1), .number(2)], query: FeedQuery(limit: 2), total: 2)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(end))
    }

    @Test("if the next page has only old posts, there is no next page, even if the total is larger")
    func endsWithCount() async {
        let feed = FeedFixture()
        let first = await feed.loadFirstPage()
        feed.client.on(.get, "/posts", query: ["_page": "2"], response: .posts(1...2, of: 5))
        await feed.store.loadNext()
        let end = FeedContent([.number(1), .number(2)], query: FeedQuery(limit: 2), total: 5)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(end))
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

    @Test("the page with the number Int.max has no next page")
    func endsWithNumbers() async {
        let feed = FeedFixture()
        feed.client.on(.get, "/posts", query: ["_page": "\(Int.max)"], response: .posts(3...4))
        feed.client.on(.get, "/posts", query: ["_page": "1"], response: .posts(1...2))
        feed.client.on(.get, "/users", response: .leanne)
        await load(feed, page: .max, FeedContent([.number(3), .number(4)], query: FeedQuery(limit: 2), page: .max))
    }

    @Test("if the server sends a post twice, it is shown once")
    func removesDuplicates() async {
        let feed = FeedFixture()
        feed.client.on(.get, "/posts", response: .posts([1, 1], of: 1))
        feed.client.on(.get, "/users", response: .leanne)
        await load(feed, page: 1, FeedContent([.number(1)], query: FeedQuery(limit: 2), total: 1))
    }

    @Test(
        "the Link header decides whether there is a next page",
        arguments: [
            (#"<http://h/posts?_page=2>; rel="next", <http://h/posts?_page=9>; rel="last""#, true),
            (#"<http://h/posts?_page=1>; rel="prev""#, false),
        ]
    )
    func followsLinks(link: String, hasNext: Bool) async {
        let feed = FeedFixture()
        feed.client.on(.get, "/posts", response: .posts(1...2, headers: ["Link": link]))
        feed.client.on(.get, "/users", response: .leanne)
        let posts = [Post.number(1), .number(2)]
        await load(feed, page: 1, FeedContent(posts, query: FeedQuery(limit: 2), next: hasNext ? .available : .none))
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
        let feed = FeedFixture()
        let post = #"[{"id": "1", "userId": 1, "title": "title 1", "body": "body 1", "tags": []}]"#
        feed.client.on(.get, "/posts", response: .json(post, headers: ["X-Total-Count": "1"]))
        feed.client.on(.get, "/users", response: authors)
        let content = FeedContent([.number(1, authorName: name)], query: FeedQuery(limit: 2), total: 1)
        await load(feed, page: 1, content)
    }

    @Test("an author that was not found is requested again with the next page")
    func requestsUnknownAuthorsAgain() async {
        let feed = FeedFixture()
        feed.client.on(.get, "/posts", query: ["_page": "1"], response: .posts(1...2, of: 4))
        feed.client.on(.get, "/users", response: .json("[]"))
        let first = [Post.number(1, authorName: nil), .number(2, authorName: nil)]
        let content = FeedContent(first, query: FeedQuery(limit: 2), total: 4, next: .available)
        await load(feed, page: 1, content)

        feed.client.on(.get, "/posts", query: ["_page": "2"], response: .posts(3...4, of: 4))
        feed.client.on(.get, "/users", response: .leanne)
        await feed.store.loadNext()
        let posts = first + [.number(3), .number(4)]
        let all = FeedContent(posts, query: FeedQuery(limit: 2), lastPage: 2, total: 4)
        feed.recorder.expect(.loading(previous: content.with(.loading)), .loaded(all))
    }

    @Test("if the authors cannot be loaded, the state is an error")
    func failsWithAuthors() async {
        let feed = FeedFixture()
        feed.client.on(.get, "/posts", response: .posts(1...1, of: 1))
        feed.client.on(.get, "/users", response: .status(500))
        await feed.store.load(page: 1)
        let error = FeedError.request(.server(.refused(status: 500, message: nil)))
        feed.recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }
}
