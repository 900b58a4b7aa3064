import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("A flag of an item")
struct ChangeFlagTests {
    /// An article that the user can mark.
    struct Article: SavedElement, Hashable {
        var id: ResourceID<Article>
        var isMarked = false
        var texts: [String] { [] }
    }

    final class ArticleStore: LoadStore<Article, ItemError> {
        init(_ id: Article.ID, in changes: Changes, loaded: Article) {
            let articles = ChangedCollection<Article>(of: changes, at: "/articles") { change, old in
                guard let isOn = change.isOn("mark"), var article = old else { return old }
                article.isMarked = isOn
                return article
            }
            super.init(overlay: articles.overlay(of: id)) { _, _ in loaded }
        }
    }

    let server = ChangeServer()
    let changes: Changes

    init() { changes = Changes(to: server) }

    private func mark(_ isOn: Bool, _ id: Article.ID = 7) -> PendingChange {
        PendingChange(flag: "mark", isOn: isOn, of: id, at: "/articles", text: "Sea")
    }

    @Test("PUT turns it on and DELETE turns it off, without a body, and the id is one component of the path")
    func sends() async throws {
        try await changes.save(mark(true), mark(false, "a/b"))
        await changes.sendOnce()
        #expect(server.lines == ["PUT /articles/7/mark", "DELETE /articles/a%2Fb/mark"])
        #expect(server.bodies == ["", ""])
        #expect(changes.outbox.unsentCount == 0)
    }

    @Test("two taps without a network that cancel each other out are no request", arguments: [true, false])
    func cancelsOut(isOn: Bool) async throws {
        try await changes.save(mark(isOn))
        #expect(try await changes.save(mark(!isOn)).state == .sent(answer: nil))
        #expect(changes.outbox.changes == [])
        try await changes.save(mark(isOn), mark(!isOn), mark(isOn))
        await changes.sendOnce()
        #expect(server.lines == ["\(isOn ? "PUT" : "DELETE") /articles/7/mark"])
    }

    @Test("the same tap twice is one change, and flags of other items and other names are changes of their own")
    func repeats() async throws {
        let other = PendingChange(flag: "like", isOn: false, of: Article.ID(7), at: "/articles", text: "")
        try await changes.save(mark(true), mark(true), mark(false, 8), other)
        #expect(changes.outbox.changes.map(\.number) == [1, 2, 3])
    }

    @Test("after a try whose answer was lost, the opposite change is sent, too")
    func sendsOpposite() async throws {
        let server = ChangeServer(first: .failed(.lost))
        let changes = Changes(to: server)
        try await changes.save(mark(true))
        await changes.sendOnce()
        try await changes.save(mark(false))
        await changes.sendOnce()
        #expect(server.lines == ["PUT /articles/7/mark", "PUT /articles/7/mark", "DELETE /articles/7/mark"])
    }

    @Test("the opposite of a refused change removes it, and the same is sent again")
    func replacesRefused() async throws {
        let server = ChangeServer(first: .status(422), .status(422))
        let changes = Changes(to: server)
        for isOn in [true, true, false] {
            try await changes.save(mark(isOn))
            await changes.sendOnce()
        }
        #expect(server.lines == ["PUT /articles/7/mark", "PUT /articles/7/mark"])
        #expect(changes.outbox.changes == [])
    }

    @Test("it is shown before and after it is sent, also on an item that the same user adds")
    func shows() async throws {
        let store = ArticleStore(7, in: changes, loaded: Article(id: 7))
        await store.load()
        let saved = try await changes.save(mark(true))
        #expect(store.state.content?.isMarked == true)
        #expect(saved.isOf(Article.ID(7)) && saved.itemID == "7")
        await changes.sendOnce()
        #expect(store.state.content?.isMarked == true)
        try await changes.save(PendingChange(.post, "/articles", body: ["title": "New"], text: "New"))
        try await changes.save(mark(true, .new(2)))
        await changes.sendOnce()
        #expect(server.lines.suffix(2) == ["POST /articles New", "PUT /articles/201/mark"])
    }

    @Test("to turn it off removes no item, and changes no total")
    func keepsItem() async throws {
        let store = ArticleStore(7, in: changes, loaded: Article(id: 7, isMarked: true))
        await store.load()
        try await changes.save(mark(false))
        #expect(store.state.content == Article(id: 7))
        let items = ChangedCollection<Article>(of: changes, at: "/articles") { $1 }
        #expect(items.unsent.map(\.number) == [1])
    }

    @Test("an item that was never sent takes its flag with it when it is given up")
    func givesUp() async throws {
        try await changes.save(PendingChange(.post, "/articles", body: ["title": "New"], text: "New"))
        try await changes.save(mark(true, .new(1)))
        try await changes.discard(1)
        #expect(changes.outbox.changes == [])
    }
}
