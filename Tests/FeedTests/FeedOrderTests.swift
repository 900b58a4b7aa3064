import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("The feed in every order")
struct FeedOrderTests {
    let feed = FeedFixture()

    @Test("the posts, the query and the search text agree, and each page is loaded once", .everyOrder)
    func agrees() async {
        await feed.open()
        await user(
            .action("next page") { [feed] in await feed.scroll() },
            .action("next page again") { [feed] in await feed.scroll() },
            .action("search") { [feed] in await feed.store.search("5") }
        )
        feed.expectAgreement(search: "5")
    }

    @Test("the screen of a post that is closed loads nothing", .everyOrder)
    func closes() async {
        let client = feed.client
        client.on(.get, "/posts/1") { _ in .json(["id": 1, "userId": 1, "title": "t", "body": "b"] as JSONObject) }
        client.on(.get, "/posts/1/comments") { _ in .json([] as [JSONObject]) }
        client.on(.get, "/users") { _ in .leanne }
        let post = feed.feature.makePostStore(1)
        post.expectLoadTransitions()
        await user(
            .action("open") { await post.loadIfNeeded() },
            .action("close") {
                post.cancel()
                client.expectNoMoreRequests()
            }
        )
        post.expectRest()
    }
}
