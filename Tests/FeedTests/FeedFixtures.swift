import Core
import Feed
import Foundation
import TerminalUI
import TestSupport
import Testing

extension FeedPost {
    /// The post of a number; every other one is by author 2.
    static func number(_ number: Int, authorName: String? = "Leanne") -> FeedPost {
        FeedPost(
            id: ResourceID(number),
            title: "title \(number)",
            body: "body \(number)",
            authorID: 1,
            authorName: authorName
        )
    }
}

extension ScriptedAnswer {
    /// Posts as a server that counts them sends them.
    static func posts(_ numbers: some Sequence<Int>, of total: Int) -> ScriptedAnswer {
        .posts(numbers, headers: ["X-Total-Count": "\(total)"])
    }

    /// Posts with whatever headers.
    static func posts(_ numbers: some Sequence<Int>, headers: HeaderFields = [:]) -> ScriptedAnswer {
        .json(
            numbers.map { PostResponse(userId: 1, id: ResourceID($0), title: "title \($0)", body: "body \($0)") },
            headers: headers
        )
    }

    /// The author of all posts.
    static let leanne = ScriptedAnswer.json([AuthorResponse(id: 1, name: "Leanne")])
}

/// Pages of two posts, from a scripted server.
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

    /// Loads posts 1 and 2 of 5.
    func loadFirstPage() async -> FeedContent {
        client.on(.get, "/posts", query: ["_page": "1", "_limit": "2"], answer: .posts(1...2, of: 5))
        client.on(.get, "/users", query: ["id": "1"], answer: .leanne)
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
