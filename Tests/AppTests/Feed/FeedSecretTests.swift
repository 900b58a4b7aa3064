import Core
import Foundation
import TestSupport
import Testing

@Suite("Secrets in requests for posts")
struct FeedSecretTests {
    private let canaries = Canaries()

    @Test("no secret leaks from feed, whatever the server does with the request", arguments: Canaries.Echo.some)
    func echo(echo: Canaries.Echo) async throws {
        let server = try FaultServer(echo.response)
        for arguments in [["feed"], ["feed", "show", "1"]] {
            try await canaries.signIn(at: server.url.absoluteString)
            let outcome = try await canaries.focal(arguments, at: server.url.absoluteString)
            #expect(outcome.exitCode == echo.exitCodeOfRead, "\(arguments)")
        }
        // The server must receive tokens. Otherwise, this test could find no leak.
        #expect(server.requests.filter(Canaries.isLeaked).count >= 2)
    }
}
