import AppFeatures
import Core
import Root
import TestSupport
import Testing

extension RandomUserSlowTests {
    @Test("random steps on the feed and on MyPage never lead to an empty screen")
    func usesFeedAndMyPage() async throws {
        let links = ["feed/3", "feed/99", "feed?search=b", "feed?author=2"]
        let user = RandomUser(of: .all, links: links, seed: 7)
        try await user.use(steps: triesAll ? 2_000 : 500)
        await user.leave()
    }
}
