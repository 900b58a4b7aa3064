import Core
import FakeAPI
import Foundation
import TestSupport
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
        let time = Locked(SampleDate.now)
        let backend = FakeBackend(now: { time.value })
        func login() async throws -> String? {
            let account: JSONObject = ["email": "Sincere@april.biz", "pass": "focal"]
            return try await backend.call(.post, "/v1/login", body: account).object["access_token"]?.text
        }
        let missing = try await backend.call(.patch, "/todos/201", body: [:], key: "k")
        _ = try await backend.call(.post, "/todos", body: [:])
        #expect(try await backend.call(.patch, "/todos/201", body: [:], key: "k") == missing)
        // Another user can have the same key.
        let token = try await login()
        #expect(try await backend.call(.patch, "/todos/201", body: [:], token: token, key: "k").status == 200)
        time.change { $0 += 3_600 }
        let name: JSONObject = ["user_name": "Ann"]
        #expect(try await backend.call(.patch, "/v1/me", body: name, token: token, key: "m").status == 401)
        let next = try await login()
        #expect(try await backend.call(.patch, "/v1/me", body: name, token: next, key: "m").status == 200)
    }

    @Test("if the response is lost, the change is executed, and the next try gets its response")
    func losesResponse() async throws {
        await backend.inject(.lostResponse, times: 1)
        let lost = APIError.requestFailed(ConnectionFailure(.lost, server: "fake:"))
        await #expect(throws: lost) { try await backend.call(.post, "/todos", body: [:], key: "k") }
        #expect(try await backend.ids("/todos").count == 201)
        #expect(try await backend.call(.post, "/todos", body: [:], key: "k").object == ["id": 201])
        #expect(try await backend.ids("/todos").count == 201)
    }
}
