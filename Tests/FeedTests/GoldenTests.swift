import Core
import Feed
import TestSupport
import Testing

@Suite("The screens of all sample states")
struct GoldenTests {
    @Test("the terminal screen of the feed")
    func feed() throws {
        let pictures = Picture.terminal(of: FeedState.samples) { FeedScreen($0, in: $1, now: SampleDate.now) }
        try expectGolden(pictures, "FeedScreen")
    }

    @Test("the terminal screen of a post")
    func post() throws {
        try expectGolden(Picture.terminal(of: PostState.samples) { PostScreen($0, in: $1) }, "PostScreen")
    }
}
