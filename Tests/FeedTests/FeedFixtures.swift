import Core
import Feed
import Foundation
import TerminalUI
import TestSupport
import Testing

extension Post {
    /// Returns a post with this number as its id. Its author has the id 1.
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
    /// Returns a response with these posts, and with `total` in the header `X-Total-Count`.
    static func posts(_ numbers: some Sequence<Int>, of total: Int) -> ScriptedResponse {
        .posts(numbers, headers: ["X-Total-Count": "\(total)"])
    }

    /// Returns a response with these posts and these headers.
    static func posts(_ numbers: some Sequence<Int>, headers: HeaderFields = [:]) -> ScriptedResponse {
        .json(
            numbers.map {
                ["userId": 1, "id": .integer($0), "title": .string("title \($0)"), "body": .string("body \($0)")]
                    as JSONObject
            },
            headers: headers
        )
    }

    /// A response of `/users` with Leanne, who is the author of all posts.
    static let leanne = ScriptedResponse.json(#"[{"id": 1, "name": "Leanne"}]"#)
}

/// A feed store with two posts per page, and a client with scripted responses.
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

    /// Loads the first page, which has posts 1 and 2 of 5 posts. Checks the transitions and returns the content.
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
