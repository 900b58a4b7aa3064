import Core
import FakeAPI
import Foundation
import Testing

@Suite("The state of the fake backend")
struct FakeStateTests {
    @Test("a state of another version is refused")
    func otherVersion() throws {
        let text = String(decoding: try JSONCoding.encode(FakeState()), as: UTF8.self)
        let other = text.replacing(#""version":1"#, with: #""version":2"#)
        #expect(other != text)
        #expect(throws: UnreadableJSON.self) { try JSONCoding.decode(FakeState.self, from: Data(other.utf8)) }
    }

    @Test("a GET request does not write the state")
    func readsDoNotWrite() async throws {
        let memory = InMemoryFakeState()
        try await FakeFixture(state: memory).login()
        let unwritable = BrokenState(memory: memory, error: .unwritable(path: "/secret", reason: "disk full"))
        let fixture = FakeFixture(state: unwritable)
        for path in ["/posts", "/posts/1", "/posts/1/comments", "/posts/101"] {
            #expect(try await fixture.backend.call(.get, APIPath(stringLiteral: path)).status < 500)
        }
        #expect(try await fixture.me("token-1").status == 200)
    }

    @Test(
        "if the state cannot be saved or read, the response is 500 with the reason but not the path",
        arguments: [
            (StorageError.unwritable(path: "/secret", reason: "disk full"), "the state cannot be saved: disk full"),
            (.unreadable(path: "/secret", reason: "no access"), "the saved state cannot be read: no access"),
            (.corrupt(path: "/secret"), "the saved state is damaged or not safe to use"),
        ]
    )
    func failed(error: StorageError, message: String) async throws {
        let fixture = FakeFixture(state: BrokenState(memory: nil, error: error))
        let posts = try await fixture.backend.call(.get, "/posts")
        for response in [try await fixture.login(), posts, try await fixture.me("token-1")] {
            #expect(response.status == 500)
            #expect(try response.refusal.code == "storage_failed")
            #expect(try response.refusal.message == message)
        }
    }
}

/// A state store whose `update` throws `error`. Its `read` throws the error only if `memory` is `nil`.
private struct BrokenState: FakeStateStore {
    let memory: InMemoryFakeState?
    let error: StorageError

    func read() throws(StorageError) -> FakeState {
        guard let memory else { throw error }
        return memory.read()
    }

    func update<Result>(_ change: (inout FakeState) -> Result) throws(StorageError) -> Result {
        throw error
    }
}
