import Core
import FakeAPI
import Foundation
import Testing

@Suite("The state of the fake backend")
struct FakeStateTests {
    @Test("two backends with the same state store have the same data and sessions")
    func sharedStore() async throws {
        let store = InMemoryFakeState()
        let first = FakeFixture(state: store)
        try await first.login()
        _ = try await first.edit(["user_name": "宮崎"])
        _ = try await first.backend.call(.delete, "/todos/1")
        for _ in 1...5 {
            try await first.login("Shanna@melissa.tv", "wrong")
        }
        let second = FakeFixture(state: store)
        #expect(try await second.me("token-1").object["user_name"] == "宮崎")
        #expect(try await second.backend.call(.get, "/todos/1").status == 404)
        #expect(try await second.login("Shanna@melissa.tv").status == 429)
    }

    @Test("a state does not change when it is encoded and decoded")
    func roundTrip() async throws {
        let store = InMemoryFakeState()
        let fixture = FakeFixture(state: store)
        try await fixture.login()
        try await fixture.login("Shanna@melissa.tv", "wrong")
        _ = try await fixture.backend.call(.post, "/todos", body: ["title": "new"])
        _ = try await fixture.backend.call(.delete, "/todos/1")
        #expect(store.read() != FakeState())
        let data = try JSONCoding.encode(store.read())
        #expect(try JSONCoding.decode(FakeState.self, from: data) == store.read())
    }

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
        let unwritable = BrokenState(memory, onUpdate: .unwritable(path: "/secret/fake.json", reason: "disk full"))
        let fixture = FakeFixture(state: unwritable)
        for path in ["/posts", "/posts/1", "/posts/1/comments", "/posts/101"] {
            #expect(try await fixture.backend.call(.get, APIPath(stringLiteral: path)).status < 500)
        }
        #expect(try await fixture.me("token-1").status == 200)
    }

    @Test("if the state cannot be saved, the response is 500 with the reason but not the path")
    func unwritable() async throws {
        let store = BrokenState(onUpdate: .unwritable(path: "/secret/fake.json", reason: "disk full"))
        let response = try await FakeFixture(state: store).login()
        #expect(response.status == 500)
        #expect(try response.refusal.code == "storage_failed")
        #expect(try response.refusal.message == "the state cannot be saved: disk full")
    }

    @Test(
        "if the state cannot be read, the response is 500",
        arguments: [
            StorageError.noFolder, .corrupt(path: "/secret"),
            .unreadable(path: "/secret", reason: "no permission"),
        ]
    )
    func unreadable(error: StorageError) async throws {
        let fixture = FakeFixture(state: BrokenState(onRead: error))
        for response in [try await fixture.backend.call(.get, "/posts"), try await fixture.me("token-1")] {
            #expect(response.status == 500)
            #expect(try response.refusal.code == "storage_failed")
            #expect(try !response.refusal.message.contains("/secret"))
        }
    }
}

/// A state store whose `read` throws `onRead` and whose `update` throws `onUpdate`. `nil` means that nothing is thrown.
private struct BrokenState: FakeStateStore {
    private let memory: InMemoryFakeState
    private let readError: StorageError?
    private let updateError: StorageError?

    init(
        _ memory: InMemoryFakeState = InMemoryFakeState(),
        onRead: StorageError? = nil,
        onUpdate: StorageError? = nil
    ) {
        self.memory = memory
        readError = onRead
        updateError = onUpdate
    }

    func read() throws(StorageError) -> FakeState {
        if let readError { throw readError }
        return memory.read()
    }

    func update<Result>(_ change: (inout FakeState) -> Result) throws(StorageError) -> Result {
        if let updateError { throw updateError }
        return memory.update(change)
    }
}
