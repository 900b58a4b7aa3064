import Core
import Feed
import Foundation
import TerminalUI
import TestSupport
import Testing

extension Post {
    /// Returns a post with the given number as its id. The author of the post has the id 1.
    static func number(_ number: Int, authorName: String? = "Leanne") -> Post {
        Post(
            id: ResourceID(number),
            title: "title \(number)",
            body: "body \(number)",
            author: Author(id: 1, name: authorName)
        )
    }
}

extension ScriptedResponse {
    /// Returns a response with the posts that have the ids `numbers`. Its header field `X-Total-Count` is `total`.
    static func posts(_ numbers: some Sequence<Int>, of total: Int) -> ScriptedResponse {
        .posts(numbers, headers: ["X-Total-Count": "\(total)"])
    }

    /// Returns a response with the given header fields and with the posts that have the ids `numbers`.
    static func posts(_ numbers: some Sequence<Int>, headers: HeaderFields = [:]) -> ScriptedResponse {
        .json(
            numbers.map {
                ["userId": 1, "id": .integer($0), "title": .string("title \($0)"), "body": .string("body \($0)")]
                    as JSONObject
            },
            headers: headers
        )
    }

    /// The response to a request for `/users`. It contains only Leanne, who is the author of all posts in the tests.
    static let leanne = ScriptedResponse.json(#"[{"id": 1, "name": "Leanne"}]"#)
}

/// A feed store, which shows two posts per page by default. Its client returns the responses that a test prepares.
@MainActor
struct FeedFixture {
    let clock = TestClock()
    let client: ScriptedAPIClient
    let store: FeedStore
    let recorder: StateRecorder<FeedState>

    init(_ query: FeedQuery = FeedQuery(limit: 2)) {
        client = ScriptedAPIClient(clock: clock)
        store = FeedFeature(client: client, clock: clock).feedStore(query)
        recorder = StateRecorder(store)
    }

    /// Loads the first page and checks the transitions. Returns the content of the page, which is the posts 1 and 2.
    /// The server has 5 posts in total.
    func loadFirstPage() async -> FeedContent {
        client.on(.get, "/posts", query: ["_page": "1", "_limit": "2"], response: .posts(1...2, of: 5))
        client.on(.get, "/users", query: ["id": "1"], response: .leanne)
        await store.load(page: 1)
        let content = FeedContent(
            [.number(1), .number(2)],
            query: FeedQuery(limit: 2),
            total: 5,
            hasNext: true
        )
        recorder.expect(.loading(previous: nil), .loaded(content))
        return content
    }
}
