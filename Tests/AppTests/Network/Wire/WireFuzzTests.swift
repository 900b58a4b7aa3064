import Core
import Feed
import Foundation
import TerminalUI
import TestSupport
import Testing

@Suite("Mutated answers over the wire")
@MainActor
struct WireFuzzTests {
    @Test("500 mutated answers make a page each, and nothing on it acts on a terminal", .timeLimit(.minutes(5)))
    func some() async throws {
        try await Self.answer(500, seed: 7)
    }

    @Suite(.slow)
    @MainActor
    struct SlowTests {
        @Test(
            "100,000 mutated headers and bodies: no trap, no hang, and no escape byte on a page",
            .timeLimit(.minutes(10))
        )
        func many() async throws {
            try await WireFuzzTests.answer(100_000, seed: 8)
        }
    }

    /// Has the feed load its page from a server whose answers are mutated, until there were `count` of them.
    fileprivate static func answer(_ count: Int, seed: UInt64) async throws {
        let scraps = Mutations.hostileScraps + headers
        let posts = Locked(Mutations(of: postAnswers, scraps: scraps, seed: seed))
        let users = Locked(Mutations(of: userAnswers, scraps: scraps, seed: seed))
        let server = try FaultServer(keepsRequests: false) { request in
            let mutations = request.hasPrefix("GET /users") ? users : posts
            return mutations.change { $0.next() }.map { [.send($0)] } ?? []
        }
        let client = HTTPAPIClient(server: server.url, retries: .never, transport: Wire.ofApp.transport)
        let feature = FeedFeature(client: client)
        var (loaded, failed) = (0, 0)
        while server.requestCount < count {
            let store = feature.feedStore()
            await store.load(page: 1)
            switch store.state {
            case .loaded: loaded += 1
            case .error: failed += 1
            default: Issue.record("seed \(seed), request \(server.requestCount): \(store.state) is no end")
            }
            for language in Language.allCases {
                let text = FeedPage(store.state, in: language).lines(width: 80).map(\.plain).joined()
                let isSafe = !text.unicodeScalars.contains { $0.isUnsafeForTerminal }
                #expect(isSafe, "seed \(seed): \(text)")
            }
        }
        // With too few of either, too little was tested.
        #expect(loaded > count / 100 && failed > count / 100, "\(loaded) loaded, \(failed) failed")
    }

    private static let posts =
        #"[{"userId":1,"id":1,"title":"sunt","body":"a\nb"},{"userId":2,"id":2,"title":"日本","body":""}]"#

    private static let postAnswers = [
        """
        HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\nX-Total-Count: 2\r\n\
        Link: </posts?_page=2&_limit=20>; rel="next"\r\nContent-Length: \(posts.utf8.count)\r\n\r\n\(posts)
        """,
        "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(posts)",
        """
        HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\
        \(String(posts.utf8.count, radix: 16))\r\n\(posts)\r\n0\r\n\r\n
        """,
        "HTTP/1.1 200 OK\r\n\r\n[]",
        #"HTTP/1.1 500 Oops\#r\#nRetry-After: 5\#r\#n\#r\#n{"error":{"code":"x","message":"down"}}"#,
        "HTTP/1.1 302 Found\r\nLocation: /posts\r\n\r\n",
    ]

    private static let userAnswers = [
        #"HTTP/1.1 200 OK\#r\#nContent-Type: text/plain\#r\#n\#r\#n[{"id":1,"name":"Leanne"},{"id":"2","name":"Ervin"}]"#
    ]

    private static let headers = [
        "\r\n\r\n", "HTTP/1.1 100 Continue\r\n\r\n", "Content-Length: 18446744073709551616\r\n",
        "Content-Length: -1\r\n",
        "Content-Length: 3\r\n", "Transfer-Encoding: chunked\r\n", "Content-Encoding: gzip\r\n",
        "X-Total-Count: -9\r\n",
        "X-Total-Count: 99999999999999999999\r\n", "Location: //\u{1B}[31m\r\n", "Retry-After: 1e9\r\n", ": \r\n",
        "Link: <\u{1B}>; rel=next\r\n", "HTTP/2 200\r\n", "\u{1B}]0;owned\u{7}", "WWW-Authenticate: Basic\r\n",
    ]
}
