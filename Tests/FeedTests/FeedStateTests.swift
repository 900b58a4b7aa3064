import Core
import Feed
import Testing

@Suite("The states and errors of the feed and of a post")
struct FeedStateTests {
    @Test("the states of both screens have a description for logs")
    func describesStates() {
        let content = FeedContent([.number(9), .number(10)], query: FeedQuery())
        #expect(FeedState.loaded(content, next: nil).description == "loaded(2 items)")
        #expect(PostState.loading(previous: PostThread(.number(5), comments: nil)).description == "loading(post 5)")
        let thread = PostThread(.number(5), comments: [])
        #expect(PostState.loaded(thread).description == "loaded(post 5, 0 comments)")
    }

    @Test("each error of the feed has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors: [FeedError] = [.noSuchPost(1), .noCollection, .notSignedIn, .lost]
        #expect(errors.map(\.code) == ["no_such_post", "no_feed", "not_signed_in", "no_network"])
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }
}
