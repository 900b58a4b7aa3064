import Authentication
import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Login", .exhaustive)
struct LoginTests {
    let client = ScriptedAPIClient()
    let sessions = InMemorySessionStore()
    let store: AuthStore
    let recorder: StateRecorder<AuthState>

    init() {
        store = .over(client, sessions: sessions)
        recorder = StateRecorder(store)
    }

    @Test("a login with the correct password signs the user in and saves the session")
    func signsIn() async {
        client.on(.post, "/v1/login", response: .leanne)
        await store.login(email: "Sincere@april.biz", pass: "focal")
        recorder.expect(.loading(user: nil), .signedIn(user: .leanne))
        #expect(await sessions.session() == .leanne)
    }

    @Test("a login sends the email without spaces, and no token of an older session")
    func sends() async throws {
        await sessions.save(.leanne)
        client.on(.post, "/v1/login", response: .leanne)
        await store.login(email: "  Sincere@april.biz ", pass: "focal")
        recorder.expect(.loading(user: nil), .signedIn(user: .leanne))
        #expect(client.requests.map(\.isAuthorized) == [false])
        #expect(client.requests.map(\.secrets) == [["focal"]])
        let body = try #require(client.requests.first?.body)
        #expect(String(decoding: body, as: UTF8.self) == #"{"email":"Sincere@april.biz","pass":"focal"}"#)
    }

    @Test(
        "if the server refuses a login, the state is an error and no session is saved",
        arguments: [
            (ScriptedResponse.status(401), AuthError.invalidCredentials),
            (.status(404), .noAccounts),
            (.status(422, ErrorResponse(code: "c", message: "m", fields: ["email": "a"])), .invalidEmail),
            (.status(422, ErrorResponse(code: "c", message: "m", fields: ["Email": "a"])), .invalidEmail),
            (.status(422), .request(.refused(Refusal(status: 422)))),
            (
                .status(422, ErrorResponse(code: "c", message: "m", fields: ["email": "a", "pass": "b"])),
                .request(.refused(Refusal(status: 422, code: "c", message: "m", fields: ["email": "a", "pass": "b"])))
            ),
            (.status(429, headers: ["Retry-After": "7"]), .tooManyAttempts(retryAfter: .seconds(7))),
            (.status(429), .tooManyAttempts(retryAfter: nil)),
            (.status(403), .request(.refused(Refusal(status: 403)))),
            (.status(403, headers: ["Retry-After": "7"]), .tooManyAttempts(retryAfter: .seconds(7))),
            (.status(403, headers: ["X-RateLimit-Remaining": "0"]), .tooManyAttempts(retryAfter: nil)),
            (.status(500), .request(.refused(Refusal(status: 500)))),
            (.failure(.lost), .request(.requestFailed(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))),
        ]
    )
    func fails(response: ScriptedResponse, error: AuthError) async {
        client.on(.post, "/v1/login", response: response)
        await store.login(email: "a@b.c", pass: "focal")
        recorder.expect(.loading(user: nil), .error(error, user: nil))
        #expect(await sessions.session() == nil)
    }

    @Test(
        "an empty email or password is never sent, and the error says which of them is empty",
        arguments: [("", "focal", AuthError.missingEmail), ("a@b.c", "", .missingPassword), ("  ", "", .missingEmail)]
    )
    func refusesEmptyInput(email: String, pass: String, error: AuthError) async {
        await store.login(email: email, pass: pass)
        recorder.expect(.loading(user: nil), .error(error, user: nil))
    }

    @Test(
        "a login with a token asks the repository of the app, without the white space of a pasted token",
        arguments: [("secret", nil), (" secret\n", nil), ("other", .invalidToken), (" \n", .missingToken)]
            as [(String, AuthError?)]
    )
    func signsIn(token: String, error: AuthError?) async {
        let store = AuthenticationFeature(repository: TokenLogin(), sessions: sessions).makeAuthStore()
        let recorder = StateRecorder(store)
        await store.login(token: token)
        recorder.expect(
            .loading(user: nil),
            error.map { .error($0, user: nil) } ?? .signedIn(user: AuthenticatedUser(id: "5", name: "Ann"))
        )
        #expect(await sessions.session()?.user == (error == nil ? User(id: "5", name: "Ann") : nil))
    }

    @Test("a repository has only the logins that it implements")
    func hasOneLogin() async {
        await store.login(token: "secret")
        recorder.expect(.loading(user: nil), .error(.noAccounts, user: nil))
        let other = AuthenticationFeature(repository: TokenLogin(), sessions: sessions).makeAuthStore()
        await other.login(email: "a@b.c", pass: "focal")
        #expect(other.state == .error(.noAccounts, user: nil))
    }

    @Test("if another user signs in, the old user stays in the state until the login has succeeded")
    func keepsUser() async {
        let user = User(id: "2", name: "Ervin", email: "e@b.c", lastLoginDate: .time(.distantPast))
        let store = AuthStore.over(client, sessions: InMemorySessionStore(Session(user: user, tokens: nil)))
        await store.restore()
        let recorder = StateRecorder(store)
        client.on(.post, "/v1/login", response: .status(401))
        client.on(.post, "/v1/login", response: .leanne)
        let ervin = AuthenticatedUser(id: "2", name: "Ervin", email: "e@b.c")
        await store.login(email: "a@b.c", pass: "wrong")
        recorder.expect(.loading(user: ervin), .error(.invalidCredentials, user: ervin))
        await store.login(email: "a@b.c", pass: "focal")
        recorder.expect(.loading(user: ervin), .signedIn(user: .leanne))
    }

    @Test("if the session file is not writable, a login sends no request. If saving fails later, it is the same error")
    func failsToSave() async {
        let full = StorageError.unwritable(path: "/session.json", reason: "No space left on device")
        client.on(.post, "/v1/login", response: .leanne)
        for isWritable in [false, true] {
            let sessions = HookedSessionStore { $0 == (isWritable ? .save : .checkWritable) ? full : nil }
            let store = AuthStore.over(client, sessions: sessions)
            let recorder = StateRecorder(store)
            await store.login(email: "a@b.c", pass: "focal")
            recorder.expect(.loading(user: nil), .error(.request(.storage(full)), user: nil))
            #expect(client.requests.count == (isWritable ? 1 : 0))
        }
    }
}
