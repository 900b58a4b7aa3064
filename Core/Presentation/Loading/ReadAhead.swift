/// Loads pages before they are needed. At most four pages are loading at the same time.
@MainActor
final class ReadAhead<Page: Sendable, Failure: Error> {
    private var pages: [Int: Task<Result<Page, Failure>, Never>] = [:]

    nonisolated init() {}

    /// Returns a page, and starts to load the three pages after it. The last page is `last`.
    func page(
        _ number: Int,
        last: Int,
        load: @escaping @MainActor (Int) async throws(Failure) -> Page
    ) async throws(Failure) -> Page {
        for next in number...(number + max(0, min(last - number, 3))) where pages[next] == nil {
            pages[next] = Task { await Result { () async throws(Failure) in try await load(next) } }
        }
        guard let page = pages[number] else { return try await load(number) }
        let result = await page.value
        pages[number] = nil
        return try result.get()
    }

    /// Cancels all pages that are loading, and forgets the other ones.
    func cancel() {
        pages.values.forEach { $0.cancel() }
        pages = [:]
    }
}
