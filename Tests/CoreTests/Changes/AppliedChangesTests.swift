import Core
import TestSupport
import Testing

@MainActor @Suite("A list with the changes that wait")
struct AppliedChangesTests {
    private struct Item: Identifiable {
        let id: ResourceID<Item>
        var title: String
    }

    private let page = [Item(id: 7, title: "x"), Item(id: 8, title: "y"), Item(id: 9, title: "z")]

    private func titles(_ page: [Item], _ outbox: Outbox, known: Set<Int> = []) -> [String] {
        outbox.applied(to: page, at: "/todos", known: known) { change, item in
            Item(id: item?.id ?? ResourceID(change.itemID ?? ""), title: change.text)
        }
        .map { "\($0.id) \($0.title)" }
    }

    @Test("changes that wait are applied to a page, and without a page, the added items are shown")
    func waits() async throws {
        let changes = Changes(to: ChangeServer(first: .status(403)))
        try await changes.save(.remove("8"), .add("a"), .edit("7", "b"), .add("c"), .edit("new-2", "d"))
        try await changes.save(PendingChange(.post, "/posts", text: "of another collection"))
        #expect(titles(page, changes.outbox) == ["new-4 c", "new-2 d", "7 b", "9 z"])
        #expect(titles([], changes.outbox) == ["new-4 c", "new-2 d"])
        // The removal is refused, so its row is shown again.
        await changes.sendOnce()
        #expect(titles(page, changes.outbox).contains("8 y"))
    }

    @Test("a page that was requested before a change was sent shows it, and a later page shows what the server says")
    func hasAge() async throws {
        let changes = Changes(to: ChangeServer())
        try await changes.save(.edit("7", "b"), .remove("8"), .add("c"))
        let before = await changes.sentNumbers()
        await changes.sendOnce()
        try await changes.save(.edit("9", "d"))
        let after = await changes.sentNumbers()
        let new = [Item(id: 201, title: "c"), Item(id: 7, title: "of another device"), Item(id: 9, title: "z")]
        #expect(titles(page, changes.outbox, known: before) == ["201 c", "7 b", "9 d"])
        #expect(titles(new, changes.outbox, known: after) == ["201 c", "7 of another device", "9 d"])
        // If the server answers the first request late, the page has the new item already. It is shown once.
        #expect(titles(new, changes.outbox, known: before) == ["201 c", "7 b", "9 d"])
    }
}
