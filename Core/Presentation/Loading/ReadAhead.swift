/// Loads pages before they are needed.
@MainActor
final class ReadAhead<Page: Sendable, Failure: Error> {
    private var pages: [Int: Task<Result<Page, Failure>, Never>] = [:]

    nonisolated init() {}

    /// Returns a page. Starts to load the pages after it, up to the page `last`.
    func page(
        _ number: Int,
        last: Int,
        load: @escaping @MainActor (Int) async throws(Failure) -> Page
    ) async throws(Failure) -> Page {
        for next in number...max(number, last) where pages[next] == nil {
            pages[next] = Task { await Result { () async throws(Failure) in try await load(next) } }
        }
        guard let task = pages.removeValue(forKey: number) else { return try await load(number) }
        return try await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }.get()
    }

    /// Cancels the pages that are loading, and forgets the other ones.
    func cancel() {
        pages.values.forEach { $0.cancel() }
        pages = [:]
    }
}
