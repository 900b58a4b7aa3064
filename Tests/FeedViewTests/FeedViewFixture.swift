import Core
import Feed
import Foundation
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

/// The feed screen with a real store and two posts per page. The client returns the responses that a test prepares.
@MainActor
struct FeedViewFixture {
    let client = ScriptedAPIClient()
    let store: FeedStore
    let screen: Screen

    init(saved: (any SavedLists)? = nil) {
        store = FeedFeature(client: client, changes: .scripted(client), saved: saved, clock: client.clock)
            .makeFeedStore(FeedQuery(limit: 2))
        screen = Screen(inStack: FeedView(store), in: .english)
    }

    /// The titles of the visible posts.
    var posts: [String] { screen.texts.filter { $0.hasPrefix("title ") } }

    /// For each request for posts so far: the number of the page, and the search text if there is one.
    var loads: [String] {
        client.requests.filter { $0.path == "/posts" }.map { request in
            ["_page", "q"].compactMap { name in request.query.first { $0.name == name }?.value }.joined(separator: " ")
        }
    }

    /// Scripts the response to a request for a page. For page 1, also scripts the response of `/users`.
    func on(page: Int, _ ids: [Int], search: String? = nil, total: Int = 5, after delay: Duration = .zero) {
        let posts = ids.map { id -> JSONObject in
            ["userId": 1, "id": .integer(id), "title": .string("title \(id)"), "body": ""]
        }
        on(page: page, search: search, .json(posts, headers: ["X-Total-Count": "\(total)"]), after: delay)
        if page == 1, !ids.isEmpty { client.on(.get, "/users", response: .json(#"[{"id": 1, "name": "Leanne"}]"#)) }
    }

    /// Scripts the response to a request for a page, for example a failure.
    func on(page: Int, search: String? = nil, _ response: ScriptedResponse, after delay: Duration = .zero) {
        var query = ["_page": "\(page)"]
        query["q"] = search
        client.on(.get, "/posts", query: query, response: response, after: delay)
    }

    /// Shows the screen with the posts 1 and 2.
    func appear() async {
        on(page: 1, [1, 2])
        await screen.appear()
    }

    /// Waits until nothing is loading.
    func rest() async {
        if store.state.isLoading { await store.loadIfNeeded() }
    }
}
