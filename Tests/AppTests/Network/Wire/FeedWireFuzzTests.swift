import Core
import Feed
import Foundation
import TerminalUI
import TestSupport
import Testing

@Suite("Mutated responses to requests for posts")
@MainActor
struct FeedWireFuzzTests {
    @Test("for 500 mutated responses, the feed page has no control characters", .timeLimit(.minutes(5)))
    func some() async throws {
        try await Self.load(500, seed: 7)
    }

    @Suite(.slow)
    @MainActor
    struct SlowTests {
        @Test(
            "for many mutated responses, the feed does not crash and its page has no control characters",
            .timeLimit(.minutes(10))
        )
        func many() async throws {
            // WireFuzzTests sends five times as many.
            try await FeedWireFuzzTests.load(fuzzCases / 5, seed: 8)
        }
    }

    /// Loads the feed repeatedly until the server has sent `count` mutated responses. Each page that is shown must be
    /// safe to print.
    fileprivate static func load(_ count: Int, seed: UInt64) async throws {
        let posts = Locked(Mutations(of: postResponses, scraps: Mutations.httpScraps, seed: seed))
        let users = Locked(Mutations(of: userResponses, scraps: Mutations.httpScraps, seed: seed))
        let server = try FaultServer(keepsRequests: false) { request in
            let mutations = request.hasPrefix("GET /users") ? users : posts
            return mutations.change { $0.next() }.map { [.send($0)] } ?? []
        }
        let client = HTTPAPIClient(server: server.url, retries: RetryPolicy(limit: 0), transport: Wire.ofApp.transport)
        let feature = FeedFeature(client: client)
        var (loaded, failed) = (0, 0)
        while server.requestCount < count {
            let store = feature.feedStore()
            await store.load(page: 1)
            switch store.state {
            case .loaded: loaded += 1
            case .error: failed += 1
            default: Issue.record("seed \(seed), request \(server.requestCount): the load ended as \(store.state)")
            }
            for language in Language.allCases {
                let text = FeedPage(store.state, in: language).lines(width: 80).map(\.plain).joined()
                let isSafe = !text.unicodeScalars.contains { $0.isUnsafeForTerminal }
                #expect(isSafe, "seed \(seed): \(text)")
            }
        }
        // If almost all responses are valid, or almost all are invalid, the test does not check enough.
        #expect(loaded > count / 100 && failed > count / 100, "\(loaded) loaded, \(failed) failed")
    }

    private static let posts =
        #"[{"userId":1,"id":1,"title":"sunt","body":"a\nb"},{"userId":2,"id":2,"title":"日本","body":""}]"#

    private static let postResponses = [
        """
        HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\nX-Total-Count: 2\r\n\
        Link: </posts?_page=2&_limit=20>; rel="next"\r\nContent-Length: \(posts.utf8.count)\r\n\r\n\(posts)
        """,
        "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(posts)",
        #"HTTP/1.1 500 Oops\#r\#nRetry-After: 5\#r\#n\#r\#n{"error":{"code":"x","message":"down"}}"#,
    ]

    private static let userResponses = [
        #"HTTP/1.1 200 OK\#r\#nContent-Type: text/plain\#r\#n\#r\#n[{"id":1,"name":"Leanne"},{"id":"2","name":"Ervin"}]"#
    ]
}
