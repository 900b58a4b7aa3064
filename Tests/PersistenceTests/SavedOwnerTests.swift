import Core
import Feed
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("The owner of saved posts")
struct SavedOwnerTests {
    private let cache: Cache

    init() throws {
        cache = try Cache()
    }

    @Test("if the user changes during the request for authors, their names are not saved for any user")
    func changeDuringAuthors() async throws {
        let sessions = InMemorySessionStore(.of("1"))
        let client = ChangingClient {
            await sessions.update { $0 = .of("2") }
        }
        let feature = FeedFeature(client: client, local: cache.databases(sessions: sessions).feed)
        await feature.postStore(1).loadIfNeeded()
        #expect(await sessions.session() == .of("2"))
        for user in ["1", "2"] as [User.ID] {
            #expect(await cache.databases(of: user).feed.authors([1]) == [])
        }
        #expect(cache.failures == [])
    }
}

/// A client with one post and its author. Runs a closure during the request for authors.
private struct ChangingClient: APIClient {
    let change: @Sendable () async -> Void

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        if request.path == "/users" { await change() }
        let post = #"{"userId":1,"id":1,"title":"Title","body":"Text"}"#
        let responses = ["/posts/1": post, "/users": #"[{"id":1,"name":"Ann"}]"#]
        let body = Data((responses[request.path.description] ?? "[]").utf8)
        return APIResponse(status: 200, headers: ["X-Total-Count": "1"], body: body)
    }
}
