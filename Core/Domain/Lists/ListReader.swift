/// Reads a list page by page, for a caller that shows each page once.
///
/// If the length of the list is known, `next()` also starts to load up to three pages after the page that it returns.
/// These loads are cancelled when this object is released.
public actor ListReader<Element: Identifiable & Sendable, Query: ListQuery, Failure: Error> where Element.ID: Sendable {
    private typealias Loading = Task<Result<ListPage<Element>, Failure>, Never>

    private let query: Query
    private let fetch: FetchList<Element, Query, Failure>
    private var known: KnownElements<Element>
    private var total: Int?
    /// Whether a saved page is read before the server is asked. It is false after a page of the server.
    private var readsSaved = true
    /// The number of the page that `next()` returns. It is `nil` after the last page or an error.
    private var number: Int?
    private var loading: [Int: Loading] = [:]

    /// Creates a reader that starts with the page of `request`.
    public init(_ request: ListRequest<Query>, fetch: @escaping FetchList<Element, Query, Failure>) {
        query = request.query
        number = request.page
        known = KnownElements(from: request.page)
        self.fetch = fetch
    }

    deinit {
        loading.values.forEach { $0.cancel() }
    }

    /// Returns the next page, without elements that an earlier page contained. After the last page and after an error,
    /// returns `nil`.
    public func next() async throws(Failure) -> ListPage<Element>? {
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
        readsSaved = page.savedAt != nil
        return page
    }

    /// Whether the list is known to have a page with this number.
    private func isKnown(_ page: Int) -> Bool {
        ListPage<Element>.positions(ofPage: page, limit: query.limit).lowerBound < total ?? 0
    }

    private func load(_ page: Int) -> Loading {
        let show: Show<ListPage<Element>>? = if readsSaved { { _ in } } else { nil }
        return Task { [fetch, query] in
            do throws(Failure) {
                return .success(try await fetch(ListRequest(query, page: page), show))
            } catch {
                return .failure(error)
            }
        }
    }
}
