import Core

/// Reads a list page by page, for a command that prints each page once.
///
/// If the length of the list is known, `next()` also starts to load up to three pages after the page that it returns.
/// These loads are cancelled when this object is released.
actor ListReader<Element: Identifiable & Sendable, Query: ListQuery, Failure: Error> {
    typealias Fetch = FetchList<Element, Query, Failure>
    private typealias Loading = Task<Result<ListPage<Element>, Failure>, Never>

    private let query: Query
    private let fetch: Fetch
    private let fetchNext: Fetch
    private var known: KnownElements<Element>
    private var total: Int?
    /// Whether the server has sent the last page.
    private var isOnline = false
    /// The number of the page that `next()` returns. It is `nil` after the last page or an error.
    private var number: Int?
    private var loading: [Int: Loading] = [:]

    /// Creates a reader that starts with the page of `request`. After a page of the server, it uses `fetchNext`.
    init(_ request: ListRequest<Query>, fetch: @escaping Fetch, fetchNext: @escaping Fetch) {
        query = request.query
        number = request.page
        known = KnownElements(from: request.page)
        self.fetch = fetch
        self.fetchNext = fetchNext
    }

    deinit {
        loading.values.forEach { $0.cancel() }
    }

    /// Returns the next page, without elements that an earlier page contained. After the last page and after an error,
    /// returns `nil`.
    func next() async throws(Failure) -> ListPage<Element>? {
        guard let number else { return nil }
        self.number = nil
        let task = loading.removeValue(forKey: number) ?? load(number)
        for later in (number...(.max)).dropFirst().prefix(3) where loading[later] == nil && isKnown(later) {
            loading[later] = load(later)
        }
        let result = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        let page = known.add(try result.get())
        if page.hasNext { self.number = number + 1 }
        total = page.total
        isOnline = page.savedAt == nil
        return page
    }

    /// Whether the list is known to have a page with this number.
    private func isKnown(_ page: Int) -> Bool {
        ListPage<Element>.positions(ofPage: page, limit: query.limit).lowerBound < total ?? 0
    }

    private func load(_ page: Int) -> Loading {
        Task { [fetch = isOnline ? fetchNext : fetch, query] in
            do throws(Failure) {
                return .success(try await fetch(ListRequest(query, page: page)) { _ in })
            } catch {
                return .failure(error)
            }
        }
    }
}
