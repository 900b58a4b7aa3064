import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("A scripted client", .exhaustive)
struct ScriptedAPIClientTests {
    let client = ScriptedAPIClient()

    @Test("a cancelled request ends at once, unless its script ignores cancellation", arguments: [false, true])
    func cancellation(isIgnored: Bool) async {
        let client = client
        client.on(.get, "/posts", response: .status(204), after: .seconds(1), ignoresCancellation: isIgnored)
        let call = Task { try await client.send(APIRequest(.get, "/posts")) }
        await client.clock.sleepers(1)
        call.cancel()
        if isIgnored { client.clock.advance(by: .seconds(1)) }
        let status = try? await call.value.status
        #expect(status == (isIgnored ? 204 : nil))
    }

    @Test("a request without a script fails the test, and the failure lists the scripts")
    func unscripted() async throws {
        try await expectFailures(
            """
            GET /posts?_page=1 is not scripted. These scripts are not used yet:
              GET /posts?_limit=10&_page=2
            """,
            "GET /posts?_limit=10&_page=2 was not called."
        ) {
            let client = ScriptedAPIClient()
            client.on(.get, "/posts", query: ["_page": "2", "_limit": "10"], response: .json("[]"))
            _ = try? await client.send(APIRequest(.get, "/posts", query: [.init(name: "_page", value: "1")]))
        }
    }

    @Test("a test fails if it ends before a response arrives")
    func inFlight() async throws {
        try await expectFailures(
            "GET /posts still waits for its response until the clock is at 1.0 seconds. Now it is at 0.0 seconds."
        ) {
            let client = ScriptedAPIClient()
            client.on(.get, "/posts", response: .json("[]"), after: .seconds(1))
            Task { try await client.send(APIRequest(.get, "/posts")) }
            await client.clock.sleepers(1)
        }
    }
}
