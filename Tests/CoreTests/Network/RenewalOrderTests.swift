import Core
import TestSupport
import Testing

@Suite("A renewal in every order")
struct RenewalOrderTests {
    private let client = ScriptedAPIClient()
    private let sessions = InMemorySessionStore(.leanne)

    @Test(
        "a renewal neither restores an ended session nor changes the session of the next user",
        .everyOrder,
        arguments: [ScriptedResponse.json(TokensResponse.new), .status(401)]
    )
    func endsMeanwhile(renewal: ScriptedResponse) async {
        client.on(.get, "/v1/me") { .status($0.headers["Authorization"] == "Bearer old" ? 401 : 200) }
        client.on(.post, "/v1/refresh") { _ in renewal }
        client.on(.post, "/v1/logout") { _ in .status(204) }
        let authorized = AuthorizedAPIClient(client, sessions: sessions)
        await user(
            .action("load") { _ = try? await authorized.send(APIRequest(.get, "/v1/me")) },
            .event("another process signs another user in") { [sessions] in
                await sessions.clear()
                await sessions.save(.ervin)
            }
        )
        #expect(await sessions.session() == .ervin)
    }
}
