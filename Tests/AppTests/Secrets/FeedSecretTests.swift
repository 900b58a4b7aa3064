import Core
import Foundation
import TestSupport
import Testing

@Suite("Secrets in requests for posts")
struct FeedSecretTests {
    private let canaries: Canaries

    init() throws {
        canaries = try Canaries()
    }

    @Test(
        "no secret leaks from feed, whatever the server does with the request",
        arguments: Canaries.Echo.all,
        Canaries.ways
    )
    func echo(echo: Canaries.Echo, way: [String]) async throws {
        let server = try FaultServer(echo.response)
        for arguments in [["feed"], ["feed", "show", "1"]] {
            try await canaries.signIn(at: server.url.absoluteString)
            let outcome = try await canaries.focal(arguments + way + ["--timeout", "1"], at: server.url.absoluteString)
            #expect(echo != .nothing || outcome.exitCode == 0)
        }
        #expect(server.requests.filter(Canaries.isLeaked).count >= 2)
        #expect(server.requests.allSatisfy { !Canaries.isLeaked(in: $0.components(separatedBy: "\r\n")[0]) })
    }
}
