import Core
import Foundation
import Testing

@Suite("Sessions in memory")
struct InMemorySessionStoreTests {
    private let session = Session(
        user: User(id: "1", name: "Leanne", email: "l@b.c", lastLoginDate: Date(timeIntervalSince1970: 0)),
        tokens: nil
    )

    @Test("a store in memory has its initial session until it is cleared")
    func initial() async {
        let store = InMemorySessionStore(session)
        #expect(await store.session() == session)
        await store.clear()
        #expect(await store.session() == nil)
    }

    @Test("a store in memory has the session that was saved last")
    func saved() async {
        let store = InMemorySessionStore()
        #expect(await store.session() == nil)
        var other = session
        other.tokens = Tokens(access: "a", refresh: "r", expiresAt: .distantFuture)
        await store.save(session)
        await store.save(other)
        #expect(await store.session() == other)
    }
}
