import Core
import Feed
import TestSupport
import Testing
import ViewTestSupport

@MainActor @Suite("The SwiftUI screens of all sample states")
struct GoldenTests {
    @Test("the screen of the feed")
    func feed() async throws {
        let pictures = await outlines(of: FeedState.samples, error: \.error, actions: FeedCalls.init) {
            FeedContentView($0, actions: $1)
        }
        try expectGolden(pictures, "FeedView")
    }

    @Test("the screen of a post")
    func post() async throws {
        let pictures = await outlines(of: PostState.samples, error: \.error, actions: FeedCalls.init) {
            PostContentView($0, changes: PendingChange.commentSamples, actions: $1)
        }
        let forms = await outlines(of: CommentFormState.samples, error: \.error, actions: CommentFormCalls.init) {
            (state, calls) in
            FormView(state, title: FeedMessages.comment, actions: calls, onCancel: { calls.record("onCancel()") })
        }
        try expectGolden(pictures + forms, "PostView")
    }
}
