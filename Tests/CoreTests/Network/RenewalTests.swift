import Core
import Foundation
import TestSupport
import Testing

@Suite("Saving new tokens", .exhaustive)
struct RenewalTests {
    private let client = ScriptedAPIClient()
    private let saveFailures = Locked<[StorageError]>([])
    private let kept = InMemorySessionStore(.leanne)
    private let isFull = Locked(true)
    private let full = StorageError.unwritable(path: "/session.json", reason: "No space left on device")

    /// The session in `kept`, on a disk that is full while `isFull` is true.
    private var onFullDisk: HookedSessionStore {
        HookedSessionStore(kept) { [isFull, full] call in
            isFull.value && [.update, .save, .clear].contains(call) ? full : nil
        }
    }

    private func authorized(_ sessions: any SessionStore) -> AuthorizedAPIClient {
        AuthorizedAPIClient(
            client,
            sessions: sessions,
            onSaveFailure: { [saveFailures] error in saveFailures.change { $0.append(error) } }
        )
    }

    private func scriptRenewal(_ renewal: ScriptedResponse = .json(TokensResponse.new), after delay: Duration = .zero) {
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: renewal, after: delay)
    }

    @Test("if the session file is not writable, no refresh is sent and the error is thrown")
    func checksFirst() async {
        let sessions = HookedSessionStore(kept) { [full] call in call == .session ? nil : full }
        client.on(.get, "/v1/me", response: .status(401))
        await #expect(throws: APIError.storage(full)) {
            try await authorized(sessions).send(APIRequest(.get, "/v1/me"))
        }
        #expect(saveFailures.value == [])
    }

    @Test("if saving new tokens fails after a refresh, they are still used, and onSaveFailure is called")
    func unsaved() async throws {
        let authorized = authorized(onFullDisk)
        scriptRenewal()
        for _ in 1...2 {
            client.on(.get, "/v1/me", response: .status(200))
        }
        for _ in 1...2 {
            #expect(try await authorized.send(APIRequest(.get, "/v1/me")).status == 200)
        }
        #expect(saveFailures.value == [full])
        #expect(await kept.session()?.tokens?.access == "old")
        let tokens = client.requests.filter { $0.path == "/v1/me" }.map { $0.headers["Authorization"] }
        #expect(tokens == ["Bearer old", "Bearer new", "Bearer new"])
    }

    @Test("tokens that were not saved can be renewed, and if that is refused, the session ends")
    func unsavedTwice() async throws {
        let authorized = authorized(onFullDisk)
        scriptRenewal()
        client.on(.get, "/v1/me", response: .status(200))
        #expect(try await authorized.send(APIRequest(.get, "/v1/me")).status == 200)
        isFull.change { $0 = false }
        scriptRenewal(.json(TokensResponse(accessToken: "newer", refreshToken: "newer-next", expiresIn: 900)))
        client.on(.get, "/v1/me", response: .status(200))
        #expect(try await authorized.send(APIRequest(.get, "/v1/me")).status == 200)
        #expect(await kept.session()?.tokens?.access == "newer")
        let refreshes = client.requests.filter { $0.path == "/v1/refresh" }.map(\.body)
        #expect(refreshes.last == Data(#"{"refresh_token":"new-next"}"#.utf8))
        scriptRenewal(.status(401))
        #expect(try await authorized.send(APIRequest(.get, "/v1/me")).status == 401)
        #expect(await kept.session() == nil)
    }

    @Test(
        "without a new refresh token, or with an empty one, the old one is kept and renews the tokens again",
        arguments: ["", #","refresh_token":"""#, #","refresh_token":" ""#, #","refresh_token":7"#]
    )
    func keepsRefreshToken(rest: String) async throws {
        let authorized = authorized(kept)
        for access in ["new", "newer"] {
            scriptRenewal(.json(#"{"access_token":"\#(access)"\#(rest)}"#))
            client.on(.get, "/v1/me", response: .status(200))
            #expect(try await authorized.send(APIRequest(.get, "/v1/me")).status == 200)
            let tokens = await kept.session()?.tokens
            #expect(tokens?.access == access && tokens?.refresh == Session.leanne.tokens?.refresh)
        }
    }

    @Test(
        "a renewal without an access token is a wrong answer, and the tokens stay as they were",
        arguments: [(#""""#, .missing), (#"" ""#, .missing), ("null", .null(expected: .string))]
            as [(String, UnreadableJSON.Problem)]
    )
    func needsAccessToken(sent: String, problem: UnreadableJSON.Problem) async throws {
        scriptRenewal(.json(#"{"access_token":\#(sent),"refresh_token":"next"}"#))
        let failure = APIError.invalidResponse(.json(UnreadableJSON(path: "access_token", problem)))
        await #expect(throws: APIError.renewal(failure)) { try await authorized(kept).send(APIRequest(.get, "/v1/me")) }
        #expect(await kept.session() == .leanne)
    }

    @Test("if a request is cancelled during a refresh, it ends at once, but the new tokens are saved")
    func outlivesCaller() async throws {
        let sessions = InMemorySessionStore(.leanne)
        let authorized = authorized(sessions)
        scriptRenewal(after: .seconds(1))
        let call = Task { try await authorized.send(APIRequest(.get, "/v1/me")) }
        await client.clock.sleepers(1)
        call.cancel()
        let error = await #expect(throws: APIError.self) { try await call.value }
        guard case .requestFailed(let failure) = error, failure.reason == .cancelled else {
            Issue.record("\(String(describing: error))")
            return
        }
        async let end: Void = authorized.finishRenewal()
        client.clock.advance(by: .seconds(1))
        await end
        #expect(await sessions.session()?.tokens?.access == "new")
    }

    @Test("finishRenewal waits until the new tokens are saved")
    func finishes() async throws {
        let (cancelled, cancel) = AsyncStream.makeStream(of: Void.self)
        let sessions = HookedSessionStore(kept, onCancel: { cancel.finish() }) { _ in nil }
        let authorized = authorized(sessions)
        scriptRenewal(after: .seconds(1))
        client.on(.get, "/v1/me", response: .status(200))
        async let response = authorized.send(APIRequest(.get, "/v1/me"))
        await client.clock.sleepers(1)
        async let end: Void = authorized.finishRenewal()
        for await _ in cancelled {}
        client.clock.advance(by: .seconds(1))
        await end
        #expect(await kept.session()?.tokens?.access == "new")
        #expect(try await response.status == 200)
    }

    @Test("finishRenewal returns at once if no renewal is running")
    func hasNothingToFinish() async {
        await authorized(InMemorySessionStore(.leanne)).finishRenewal()
    }

    @Test("finishRenewal cancels a renewal that waits for the lock of another process")
    func givesUpWaiting() async throws {
        let (scratch, clock) = (Scratch(), TestClock())
        let file = scratch.url.appending(path: "session.json")
        let sessions = FileSessionStore(file: file, server: "http://h.test", clock: clock)
        try await sessions.save(.leanne)
        let authorized = authorized(sessions)
        client.on(.get, "/v1/me", response: .status(401))
        try await FileSessionStore(file: file, server: "http://h.test").exclusively {
            let call = Task { try await authorized.send(APIRequest(.get, "/v1/me")) }
            await clock.sleepers(1)
            await authorized.finishRenewal()
            await #expect(throws: APIError.storage(.busy(path: file.path))) { try await call.value }
        }
        #expect(try await sessions.session() == .leanne)
    }
}
