import Authentication
import Core
import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import focal

@Suite("Mutated responses over HTTP")
@MainActor
struct WireFuzzTests {
    @Test("for 100 mutated responses, the screen and the error have no control characters", .timeLimit(.minutes(5)))
    func some() async throws {
        try await Self.send(100, seed: 7)
    }

    @Suite(.slow)
    @MainActor
    struct SlowTests {
        @Test(
            "for many mutated responses, nothing crashes, and no screen and no error has control characters",
            .timeLimit(.minutes(10))
        )
        func many() async throws {
            try await WireFuzzTests.send(fuzzCases, seed: 8)
        }
    }

    /// Signs in and loads a list repeatedly until the server has sent `count` mutated responses. Each screen and each
    /// error that is shown must be safe to print.
    fileprivate static func send(_ count: Int, seed: UInt64) async throws {
        let logins = Locked(Mutations(of: loginResponses, scraps: Mutations.httpScraps, seed: seed))
        let lists = Locked(Mutations(of: listResponses, scraps: Mutations.httpScraps, seed: seed))
        let server = try FaultServer(keepsRequests: false) { request in
            let mutations = request.hasPrefix("POST /v1/login") ? logins : lists
            return mutations.change { $0.next() }.map { [.send($0)] } ?? []
        }
        let client = HTTPAPIClient(server: server.url, retries: RetryPolicy(limit: 0), transport: Wire.ofApp.transport)
        let feature = AuthenticationFeature(client: client, sessions: InMemorySessionStore())
        var (loginTally, listTally) = (Tally(), Tally())
        while server.requestCount < count {
            let store = feature.makeAuthStore()
            await store.login(email: Shell.email, pass: "focal")
            switch store.state {
            case .signedIn: loginTally.succeeded += 1
            case .error: loginTally.failed += 1
            default: Issue.record("seed \(seed), request \(server.requestCount): the login ended as \(store.state)")
            }
            for language in Language.allCases {
                expectSafe(LoginScreen(store.state, in: language), "seed \(seed), request \(server.requestCount)")
            }
            do throws(APIError) {
                let texts = try await loadTexts(with: client)
                listTally.succeeded += 1
                expectSafe(Paragraph(texts.joined()), "seed \(seed), request \(server.requestCount)")
            } catch {
                listTally.failed += 1
                for language in Language.allCases {
                    let banner = Banner(.error, error.message.text(in: language))
                    expectSafe(banner, "seed \(seed), request \(server.requestCount)")
                }
            }
        }
        // If almost all responses are valid, or almost all are invalid, the test does not check enough.
        for tally in [loginTally, listTally] {
            #expect(tally.succeeded > count / 100 && tally.failed > count / 100, "\(tally)")
        }
    }

    private nonisolated static func loadTexts(with client: HTTPAPIClient) async throws(APIError) -> [String] {
        let get = APIRequest(.get, "/items")
        return try await client.page(1, limit: 20, of: get, paging: .pages(), elements: \[Item].self) { $0 }
            .items.map(\.text)
    }

    private static func expectSafe(_ component: some Component, _ note: Testing.Comment) {
        let text = component.lines(width: 80).map(\.plain).joined()
        let isSafe = !text.unicodeScalars.contains { $0.isUnsafeForTerminal }
        #expect(isSafe, note)
    }

    /// How many requests have succeeded and failed.
    private struct Tally {
        var succeeded = 0
        var failed = 0
    }

    private struct Item: Decodable, Identifiable, Equatable {
        let id: Int
        let text: String
    }

    /// A long text, so that many mutations change a text that is shown.
    private static let text = String(repeating: "日本 Leanne ", count: 60)

    private static let session = """
        {"user_id":"1","user_name":"\(text)","email":"a@b.c","last_login_date":"2026-11-21T00:00:00Z",\
        "access_token":"a","refresh_token":"b","expires_in":900}
        """

    private static let loginResponses = [
        """
        HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\n\
        Content-Length: \(session.utf8.count)\r\n\r\n\(session)
        """,
        "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(session)",
        problem,
        "HTTP/1.1 429 Busy\r\nRetry-After: 5\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: /v1/login\r\n\r\n",
    ]

    private static let problem =
        #"HTTP/1.1 500 Oops\#r\#nRetry-After: 5\#r\#n\#r\#n{"error":{"code":"x","message":"\#(text)"}}"#

    private static let items = #"[{"id":1,"text":"a\nb"},{"id":2,"text":"\#(text)"}]"#

    private static let listResponses = [
        """
        HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\nX-Total-Count: 2\r\n\
        Link: </items?_page=2&_limit=20>; rel="next"\r\nContent-Length: \(items.utf8.count)\r\n\r\n\(items)
        """,
        """
        HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\
        \(String(items.utf8.count, radix: 16))\r\n\(items)\r\n0\r\n\r\n
        """,
        "HTTP/1.1 200 OK\r\n\r\n[]",
        problem,
        "HTTP/1.1 302 Found\r\nLocation: /items\r\n\r\n",
    ]
}
