import Core
import Foundation
import TestSupport
import Testing

/// What the user does with a list, and what the list shows when nothing is pending.
struct ListOrder: Sendable {
    /// The actions before `user`, in order. If `fails` is true, the server fails during the last action of `start`.
    var start: [ListAction] = []
    var fails = false
    /// Whether each page is also saved on this device.
    var isSaved = false
    let user: [ListAction]
    /// The action that happens last, if there is one.
    var end: ListAction?
    let shows: String
    /// The text in the search field.
    var field = ""
    /// The number of requests that the actions in `user` send within 300 ms. `nil` means that it is not checked.
    var requests: Int?
}

/// A list of the items 1 to 5. Its saved pages and the pages of the server arrive in every order.
@MainActor
struct OrderedList {
    let client = ScriptedAPIClient()
    let store: ItemStore
    /// Whether the server fails.
    let fails = Locked(false)
    private let isSaved = Locked(false)

    init() {
        client.on(.get, "/saved") { _ in .status(204) }
        client.on(.get, "/items") { [fails] _ in .status(fails.value ? 500 : 204) }
        let page = { @Sendable (query: ItemQuery, page: Int) in
            ListPage(page, of: (1...5).map(ListItem.init).filter(query.matches), limit: query.limit)
        }
        store = ItemStore(ItemQuery(), clock: client.clock) {
            [client, isSaved] (request, show) async throws(ListFailure) in
            let found = page(request.query, request.page)
            let saved = ListPage(items: found.items, total: nil, hasNext: found.hasNext, savedAt: .distantPast)
            if isSaved.value {
                _ = try? await client.send(APIRequest(.get, "/saved"))
                await show(saved)
            }
            let response = try? await client.send(APIRequest(.get, "/items"))
            guard response?.status == 500 else { return found }
            if isSaved.value { return saved }
            throw .lost
        }
    }

    /// The number of requests for pages of the server.
    var requests: Int { client.requests.filter { $0.path == "/items" }.count }

    func run(_ order: ListOrder) async {
        isSaved.change { $0 = order.isSaved }
        for (index, action) in order.start.enumerated() {
            fails.change { $0 = order.fails && index == order.start.count - 1 }
            await store.act(action)
        }
        fails.change { $0 = false }
        let (requests, start) = (requests, client.clock.now)
        let cancelled = Locked<(text: String, requests: Int)?>(nil)
        await user(order.user.map { action in .action("\(action)") { await act(action, cancelled) } })
        if let (text, count) = cancelled.value { #expect(store.state.text == text && self.requests == count) }
        if let count = order.requests {
            #expect(self.requests - requests == count)
            #expect(start.duration(to: client.clock.now) <= .milliseconds(300))
        }
        #expect(!store.state.isLoading)
        if case .idle(_, let content?) = store.state { #expect(store.state.isOutdated || content.savedAt != nil) }
        if case .loaded(let content, _) = store.state { #expect(content.savedAt == nil) }
        if let action = order.end { await store.act(action) }
        #expect(store.state.text == order.shows)
        #expect(store.searchText == order.field)
    }

    private func act(_ action: ListAction, _ cancelled: Locked<(text: String, requests: Int)?>) async {
        switch action {
        case .type(let text): store.searchText = text + "x"
        // Two rows at the end of the list appear, and each of them calls `loadNext`.
        case .loadNext: Task { await store.loadNext() }
        default: break
        }
        await store.act(action)
        if case .cancel = action { cancelled.change { $0 = (store.state.text, requests) } }
    }
}
