import Core
import Feed
import TestSupport
import Testing
import ViewTestSupport

@MainActor @Suite("The SwiftUI pages of all sample states")
struct GoldenTests {
    @Test("the page of the feed")
    func feed() async throws {
        let pictures = await outlines(of: FeedState.samples, error: \.error, actions: FeedCalls.init) {
            FeedContentView($0, actions: $1)
        }
        try expectGolden(pictures, "FeedView")
    }

    @Test("the page of a post")
    func post() async throws {
        let pictures = await outlines(of: PostState.samples, error: \.error, actions: FeedCalls.init) {
            PostContentView($0, actions: $1)
        }
        try expectGolden(pictures, "PostView")
    }
}
