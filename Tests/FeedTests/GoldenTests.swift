import Core
import Feed
import TestSupport
import Testing

@Suite("The pages of all sample states")
struct GoldenTests {
    @Test("the terminal page of the feed")
    func feed() throws {
        let pictures = Picture.terminal(of: FeedState.samples) { FeedPage($0, in: $1, now: .sampleNow) }
        try expectGolden(pictures, "FeedPage")
    }

    @Test("the terminal page of a post")
    func post() throws {
        try expectGolden(Picture.terminal(of: PostState.samples) { PostPage($0, in: $1) }, "PostPage")
    }
}
