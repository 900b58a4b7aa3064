import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("The actions of the feed", .exhaustive)
struct FeedActionTests {
    let feed = FeedFixture()

    @Test("open calls the closure of the app with the post, and the list stays as it is")
    func opensPost() async {
        let posts = Locked<[Post]>([])
        let store = FeedFeature(client: feed.client).feedStore { post in posts.change { $0.append(post) } }
        let recorder = StateRecorder(store)
        store.open(.number(2))
        #expect(posts.value == [.number(2)])
        recorder.expect()
    }
}
