import Core
import Feed
import Foundation
import TestSupport
import Testing

extension Post {
    /// Returns a post with the given number as its id. The author of the post has the id 1.
    static func number(_ number: Int, authorName: String? = "Leanne") -> Post {
        let author = Author(id: 1, name: authorName)
        return Post(id: ResourceID(number), title: "title \(number)", body: "body \(number)", author: author)
    }
}

extension ScriptedResponse {
    /// Returns a response with the posts that have the ids `numbers`. If there is a `total`, it is in `X-Total-Count`.
    static func posts(_ numbers: some Sequence<Int>, of total: Int? = nil) -> ScriptedResponse {
        .json(
            numbers.map {
                ["userId": 1, "id": .integer($0), "title": .string("title \($0)"), "body": .string("body \($0)")]
                    as JSONObject
            },
            headers: HeaderFields(total.map { ["X-Total-Count": "\($0)"] } ?? [:])
        )
    }

    /// A response to a request for `/users`. It contains only Leanne, who has the id 1.
    static let leanne = ScriptedResponse.json(#"[{"id": 1, "name": "Leanne"}]"#)
}

extension FeedState {
    /// A page with two posts is loading.
    static func loading(page: Int = 1, search: String = "", previous: FeedContent? = nil) -> FeedState {
        .loading(ListRequest(FeedQuery(search: search, limit: 2), page: page), previous: previous)
    }

    /// The first page, which has two posts, cannot be loaded.
    static func error(_ error: FeedError, page: Int = 1, previous: FeedContent? = nil) -> FeedState {
        .error(error, ListRequest(FeedQuery(limit: 2), page: page), previous: previous)
    }
}

extension Date {
    /// The current time of a `FeedFixture`, by default.
    static let noon = Date(timeIntervalSince1970: 1_795_219_200)
    /// One hour before `noon`. By default, the pages of the tests are saved at this time.
    static let morning = noon.addingTimeInterval(-3_600)
}

extension InMemorySavedLists {
    /// Saves the first page of a server that has five posts. There are two posts per page.
    nonisolated func saveFirstPage() async {
        let page = ListPage(1, of: (1...5).map { Post.number($0) }, limit: 2)
        await posts.save(page, number: 1, of: FeedQuery(limit: 2), at: .morning)
    }

    /// The list in which the feed saves posts.
    nonisolated var posts: any SavedList<Post> { list("feed") }
}

extension FeedError {
    /// The error of a lost connection to the scripted server.
    static let lost = FeedError.request(.requestFailed(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
}

/// A feed store, which shows two posts per page by default. Its client returns the responses that a test prepares.
@MainActor
struct FeedFixture {
    let clock = TestClock()
    let client: ScriptedAPIClient
    let feature: FeedFeature
    let store: FeedStore
    let recorder: StateRecorder<FeedState>
    /// How often `scroll()` was called while the next page was waiting.
    let scrolls = Locked(0)

    init(_ query: FeedQuery = FeedQuery(limit: 2), saved: (any SavedLists)? = nil, now: Date = .noon) {
        client = ScriptedAPIClient(clock: clock)
        let changes = Changes.scripted(client)
        feature = FeedFeature(client: client, changes: changes, saved: saved, clock: clock, now: { now })
        store = feature.makeFeedStore(query)
        recorder = StateRecorder(store)
    }

    /// Loads the first page and checks the transitions. Returns the content of the page, which is the posts 1 and 2.
    func loadFirstPage() async -> FeedContent {
        on(page: 1, 1...2)
        await store.load(page: 1)
        let content = content(1...2)
        recorder.expect(.loading(), .loaded(content, next: .waiting))
        return content
    }

    /// Searches for `text`. The store waits 300 ms for more input, so this function advances the clock by 300 ms.
    func search(_ text: String) async {
        async let search: Void = store.search(text)
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        await search
    }

    /// Scripts the response to one request for a page of posts. With `named`, also scripts the response with the author
    /// of these posts. The store requests the author for page 1, and for another page if the author is not known.
    func on(
        page: Int,
        _ numbers: some Collection<Int>,
        of total: Int = 5,
        named: Bool = true,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let query = ["_page": "\(page)", "_limit": "2"]
        let posts = ScriptedResponse.posts(numbers, of: total)
        client.on(.get, "/posts", query: query, response: posts, sourceLocation: sourceLocation)
        if named, !numbers.isEmpty {
            client.on(.get, "/users", query: ["id": "1"], response: .leanne, sourceLocation: sourceLocation)
        }
    }

    /// Scripts the failure of one request for a page of posts.
    func on(page: Int, _ failure: ScriptedResponse, sourceLocation: SourceLocation = #_sourceLocation) {
        client.on(.get, "/posts", query: ["_page": "\(page)"], response: failure, sourceLocation: sourceLocation)
    }

    /// Returns the content that the store must show for a response that `on` scripts, or for a saved page. It has two
    /// posts per page.
    func content(
        _ numbers: some Collection<Int>,
        search: String = "",
        page: Int = 1,
        lastPage: Int? = nil,
        of total: Int? = 5,
        savedAt: Date? = nil
    ) -> FeedContent {
        FeedContent(
            numbers.map { .number($0) },
            query: FeedQuery(search: search, limit: 2),
            page: page,
            lastPage: lastPage,
            total: total,
            savedAt: savedAt
        )
    }
}
