import Core
import Foundation

/// The rules of the items: what a title may hold, and that one item is a list as well.
struct SampleThingUseCase: Sendable {
    let repository: any SampleThingRepository

    /// The items that `query` asks for.
    func items(_ query: SampleThingQuery) async throws(SampleThingError) -> ListPage<SampleThingItem> {
        guard let id = query.id else { return try await repository.items(query) }
        return ListPage(1, of: [try await repository.item(id)].filter(query.filter.accepts), limit: query.limit)
    }

    /// The title that `text` makes: without spaces around it, not empty, and at most 200 characters.
    func title(_ text: String) throws(SampleThingError) -> String {
        let limit = 200
        let title = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !title.isEmpty else { throw .emptyTitle }
        guard title.count <= limit else { throw .longTitle(limit: limit) }
        return title
    }

    /// Makes an item of a title that `title(_:)` let through.
    func add(_ title: String) async throws(SampleThingError) -> SampleThingItem {
        try await repository.add(title)
    }

    /// Keeps whether an item is done.
    func update(_ item: SampleThingItem) async throws(SampleThingError) -> SampleThingItem {
        try await repository.update(item)
    }

    /// Removes an item.
    func remove(_ id: ResourceID) async throws(SampleThingError) {
        try await repository.remove(id)
    }
}
