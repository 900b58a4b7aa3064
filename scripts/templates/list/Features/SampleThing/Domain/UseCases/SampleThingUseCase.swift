import Core

/// The rules of the list: how pages become one.
struct SampleThingUseCase: Sendable {
    let repository: any SampleThingRepository

    /// One page of items.
    func list(_ query: SampleThingQuery, page: Int) async throws(SampleThingError) -> SampleThingList {
        let found = try await repository.items(query, page: page)
        return SampleThingList(
            query: query,
            firstPage: page,
            lastPage: page,
            items: found.items,
            total: found.total,
            hasNext: found.hasNext && page < .max
        )
    }

    /// The list with its next page. An item that is there already is not taken twice, and a page that brings none ends
    /// the list: so it ends on a server that sends the same page for ever.
    func extended(_ list: SampleThingList) async throws(SampleThingError) -> SampleThingList {
        let found = try await repository.items(list.query, page: list.lastPage + 1)
        let known = Set(list.items.map(\.id))
        let new = found.items.filter { !known.contains($0.id) }
        var list = list
        list.items += new
        list.lastPage += new.isEmpty ? 0 : 1
        list.total = found.total
        list.hasNext = found.hasNext && !new.isEmpty
        return list
    }
}
