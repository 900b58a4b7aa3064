import Core
import Foundation
import TestSupport
import Testing

@Suite("The changes of a saved session")
struct SessionChangesTests {
    enum Place: CaseIterable {
        case memory
        case file
    }

    private let scratch = Scratch()

    private func fileStore(_ server: String = "http://h.test") -> FileSessionStore {
        FileSessionStore(file: scratch.url.appending(path: "session.json"), server: server)
    }

    /// Returns a store in which a user is signed in. The store has not been read yet.
    private func signedIn(_ place: Place) async throws -> any SessionStore {
        guard place == .file else { return InMemorySessionStore(.leanne) }
        try await fileStore().save(.leanne)
        return fileStore()
    }

    @Test("a login and a change of the user are reported", arguments: Place.allCases)
    func saves(place: Place) async throws {
        let store = try await signedIn(place)
        #expect(try await store.change { try await $0.save(.ervin) } == .saved(.ervin))
        #expect(try await store.change { try await $0.update { $0 = .leanne } } == .saved(.leanne))
    }

    @Test("clear reports a logout, and an update to nil reports a refusal of the server", arguments: Place.allCases)
    func ends(place: Place) async throws {
        let store = try await signedIn(place)
        #expect(try await store.change { try await $0.clear(of: nil) } == .ended(.signedOut))
        try await store.save(.leanne)
        #expect(try await store.change { try await $0.update { $0 = nil } } == .ended(.refused))
    }

    @Test("if nothing changes, nothing is reported", arguments: Place.allCases)
    func staysTheSame(place: Place) async throws {
        let store = try await signedIn(place)
        #expect(try await store.change { _ = try await $0.session() } == nil)
        #expect(try await store.change { try await $0.save(.leanne) } == nil)
        #expect(try await store.change { try await $0.update { _ in } } == nil)
        try await store.clear(of: nil)
        #expect(try await store.change { try await $0.clear(of: nil) } == nil)
        #expect(try await store.change { try await $0.update { $0 = nil } } == nil)
    }

    @Test("every observer receives the last change, until it stops observing", arguments: Place.allCases)
    func tellsAll(place: Place) async throws {
        let store = try await signedIn(place)
        let (one, two) = (store.changes(), store.changes())
        try await store.save(.ervin)
        #expect(await one.unreceived == .saved(.ervin))
        try await store.clear(of: nil)
        #expect(await two.unreceived == .ended(.signedOut))
        #expect(await one.unreceived == nil)
    }

    @Test("a logout in another process is reported at the next read or change", arguments: [false, true])
    func signsOutElsewhere(isRead: Bool) async throws {
        let store = fileStore()
        try await store.save(.leanne)
        let change = try await store.change {
            try await fileStore().clear()
            if isRead { _ = try await $0.session() } else { try await $0.update { $0?.tokens = nil } }
        }
        #expect(change == .ended(.signedOutElsewhere))
    }

    @Test("a login of another user in another process is reported at the next read, but not for another server")
    func signsInElsewhere() async throws {
        let store = fileStore()
        try await store.save(.leanne)
        let change = try await store.change {
            try await fileStore().save(.ervin)
            _ = try await $0.session()
            try await fileStore("http://other.test").save(.leanne)
            _ = try await $0.session()
        }
        #expect(change == .saved(.ervin))
    }

    @Test("if the file cannot be read or written, nothing is reported")
    func fails() async throws {
        let store = fileStore()
        try await store.save(.leanne)
        let change = try await store.change { store in
            try Data("{".utf8).write(to: scratch.url.appending(path: "session.json"))
            let tooLarge = Session.named(String(repeating: "n", count: 1_000_001))
            await #expect(throws: StorageError.self) { try await store.session() }
            await #expect(throws: StorageError.self) { try await store.update { $0 = nil } }
            await #expect(throws: StorageError.self) { try await store.save(tooLarge) }
        }
        #expect(change == nil)
    }
}

extension SessionStore {
    /// Returns the last change that is reported while `work` runs.
    fileprivate func change(_ work: (Self) async throws -> Void) async throws -> SessionChange? {
        let changes = changes()
        try await work(self)
        return await changes.unreceived
    }
}

extension AsyncStream<SessionChange> {
    /// The change that was reported but not received yet. Reading it ends the stream.
    fileprivate var unreceived: SessionChange? {
        get async {
            await Task {
                // Because the task is cancelled, reading does not wait for a change, and always ends the stream.
                withUnsafeCurrentTask { $0?.cancel() }
                for await change in self { return change as SessionChange? }
                return nil
            }.value
        }
    }
}
