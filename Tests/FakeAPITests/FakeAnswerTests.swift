import Core
import FakeAPI
import Testing

@Suite("Changes with an Idempotency-Key")
struct FakeAnswerTests {
    private let state = InMemoryFakeState()
    private let backend: FakeBackend

    init() {
        backend = FakeBackend(state: state)
    }

    @Test("the same change is executed once, also after a restart, and another change with this key is refused")
    func executesOnce() async throws {
        let first = try await backend.call(.post, "/todos", body: ["title": "a"], key: "k")
        let restarted = FakeBackend(state: state)
        let second = try await restarted.call(.post, "/todos", body: ["title": "a"], key: "k")
        #expect(first.status == 201 && second == first)
        let other = try await restarted.call(.post, "/todos", body: ["title": "b"], key: "k")
        #expect(try other.status == 422 && other.refusal.code == "key_reused")
        #expect(try await backend.ids("/todos").count == 201)
        for key in [nil, "l"] {
            #expect(try await backend.call(.post, "/todos", body: ["title": "a"], key: key).status == 201)
        }
        #expect(try await backend.ids("/todos").count == 203)
    }

    @Test("a refused change has the same response again, but after 401, it can be sent again")
    func keepsRefusals() async throws {
        let (email, pass) = (JSONValue.string("Sincere@april.biz"), JSONValue.string("focal"))
        let missing = try await backend.call(.patch, "/todos/201", body: [:], key: "k")
        _ = try await backend.call(.post, "/todos", body: [:])
        #expect(try await backend.call(.patch, "/todos/201", body: [:], key: "k") == missing)
        let name: JSONObject = ["user_name": "Ann"]
        #expect(try await backend.call(.patch, "/v1/me", body: name, key: "m").status == 401)
        let login = try await backend.call(.post, "/v1/login", body: ["email": email, "pass": pass])
        let token = try login.object["access_token"]?.text
        #expect(try await backend.call(.patch, "/v1/me", body: name, token: token, key: "m").status == 200)
        // Another user can have the same key.
        #expect(try await backend.call(.patch, "/todos/201", body: [:], token: token, key: "k").status == 200)
    }

    @Test("if the response is lost, the change is executed, and the next try gets its response")
    func losesResponse() async throws {
        await backend.inject(.lostResponse, times: 1)
        let lost = APIError.requestFailed(ConnectionFailure(.lost, server: "fake:"))
        await #expect(throws: lost) { try await backend.call(.post, "/todos", body: [:], key: "k") }
        #expect(try await backend.call(.post, "/todos", body: [:], key: "k").object == ["id": 201])
        #expect(try await backend.ids("/todos").count == 201)
    }
}
