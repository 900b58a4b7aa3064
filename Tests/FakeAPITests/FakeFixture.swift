import Core
import FakeAPI
import Foundation
import TestSupport

/// A fake backend. Its time changes only when a test calls `pass(_:)`. Its tokens are `token-1`, `token-2` and so on.
struct FakeFixture {
    /// The current time of the backend. At the start of a test, it is 2026-11-21T00:00:00Z.
    let date = Locked(Date(timeIntervalSince1970: 1_795_219_200))
    let backend: FakeBackend

    init(data: SampleData = .all, state: any FakeStateStore = InMemoryFakeState()) {
        let count = Locked(0)
        backend = FakeBackend(
            data: data,
            state: state,
            now: { [date] in date.value },
            makeToken: { "token-\(count.change { $0 += 1; return $0 })" },
            makeID: { "made" }
        )
    }

    func pass(_ seconds: TimeInterval) {
        date.change { $0.addTimeInterval(seconds) }
    }

    @discardableResult
    func login(_ email: String = "Sincere@april.biz", _ pass: String = "focal") async throws -> APIResponse {
        try await backend.call(.post, "/v1/login", body: ["email": .string(email), "pass": .string(pass)])
    }

    func refresh(_ token: String) async throws -> APIResponse {
        try await backend.call(.post, "/v1/refresh", body: ["refresh_token": .string(token)])
    }

    func me(_ token: String) async throws -> APIResponse {
        try await backend.call(.get, "/v1/me", token: token)
    }

    func edit(_ fields: JSONObject, _ token: String = "token-1") async throws -> APIResponse {
        try await backend.call(.patch, "/v1/me", body: fields, token: token)
    }
}
