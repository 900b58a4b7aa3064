import AppFeatures
import Core
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("A random user of the app", ExhaustiveTrait(limit: .seconds(300)), .oneThread, .serialized)
struct RandomUserSlowTests {
    @Test("random steps never lead to an empty screen, and never to a screen that loads without an end")
    func findsWayOn() async throws {
        let links = ["notes/3", "notes/999", "notes?search=b", "notes?owner=2", "user/notes"]
        let user = RandomUser(of: .notesAndUser, links: links, seed: 7)
        try await user.use(steps: triesAll ? 2_000 : 500)
        await user.leave()
    }

    @Test("random steps with the features, or without tabs, never lead to an empty screen", arguments: [true, false])
    func usesFeatures(hasTabs: Bool) async throws {
        let user = RandomUser(of: hasTabs ? .all : [], links: [], seed: 8)
        try await user.use(steps: triesAll ? 200 : 100)
        await user.leave()
    }
}
