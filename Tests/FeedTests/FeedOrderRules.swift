import Core
import Feed
import TestSupport
import Testing

/// The rules that the feed must keep in every order of events.
extension FeedFixture {
    /// Opens the feed of a server with the posts 1 to 5. There are two posts per page.
    func open() async {
        client.on(.get, "/users") { _ in .leanne }
        client.on(.get, "/posts") { request in
            let posts = (1...5).map { number -> JSONObject in
                ["id": .integer(number), "userId": 1, "title": .string("title \(number)"), "body": "body"]
            }
            return .page(of: posts, for: request)
        }
        store.expectLoadTransitions()
        store.transitions.observe { [scrolls] state in
            #expect((state.content?.lastPage ?? 0) <= 1 + scrolls.value, "A page was loaded that nobody asked for.")
        }
        await store.load(page: 1)
    }

    /// Scrolls to the end of the list. If the next page is waiting, counts the call in `scrolls`.
    func scroll() async {
        if case .loaded(_, next: .waiting) = store.state { scrolls.change { $0 += 1 } }
        await store.loadNext()
    }

    /// Asserts that the feed is not loading, and shows only posts with the text `search` in the title, each post once.
    func expectAgreement(search: String) {
        store.expectAgreement(search: search)
        #expect(store.state.content?.items.allSatisfy { search.isEmpty || $0.title.contains(search) } == true)
    }
}
