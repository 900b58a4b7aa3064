import Core
import TestSupport
import Testing

@MainActor @Suite("A random user of the app", .exhaustive)
struct RandomUserTests {
    @Test("2,000 random steps never lead to an empty page, and never to a page that loads without an end")
    func findsWayOn() async throws {
        let user = RandomUser(seed: 7)
        try await user.use(steps: 2_000)
        await user.leave()
    }
}
