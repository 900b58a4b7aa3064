import Core
import Persistence

/// Reads a list page by page, for a command that prints each page once.
///
/// If the length of the list is known, `next()` also starts to load up to three pages after the page that it returns.
/// These loads are cancelled when this object is released. After a page of the server, no saved page is read, unless
/// the server cannot be reached.
actor ListReader<Element: Identifiable & Sendable, Query: ListQuery, Failure: UserFacingError> {
    typealias Fetch = FetchList<Element, Query, Failure>
    private typealias Loading = Task<Result<ListPage<Element>, Failure>, Never>

    private let query: Query
    private let fetch: Fetch
    private let offline: Fetch?
    private var seen: SeenElements<Element>
    private var total: Int?
    private var readsSaved: Bool
    /// The number of the page that `next()` returns. It is `nil` after the last page or an error.
    private var number: Int?
    private var loading: [Int: Loading] = [:]

    /// Creates a reader that starts with the page of `request`. If the server cannot be reached after a page of it,
    /// `offline` returns the saved page.
    init(_ request: ListRequest<Query>, readsSaved: Bool = true, fetch: @escaping Fetch, offline: Fetch? = nil) {
        query = request.query
        number = request.page
        seen = SeenElements(from: request.page)
        self.fetch = fetch
        self.offline = offline
        self.readsSaved = readsSaved
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
        for later in (number...(.max)).dropFirst().prefix(3) where loading[later] == nil && hasPage(later) {
            loading[later] = load(later)
        }
        let result = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        let page = seen.add(try result.get())
        if page.hasNext { self.number = number + 1 }
        total = page.total
        readsSaved = page.savedAt != nil
        return page
    }

    /// Whether the list surely has a page with this number.
    private func hasPage(_ page: Int) -> Bool {
        ListPage<Element>.positions(ofPage: page, limit: query.limit).lowerBound < total ?? 0
    }

    private func load(_ page: Int) -> Loading {
        let request = ListRequest(query, page: page)
        return UserDatabases.$isReadable.withValue(readsSaved) {
            Task { [fetch, offline = readsSaved ? nil : offline] in
                do throws(Failure) {
                    return .success(try await fetch(request) { _ in })
                } catch {
                    guard let offline, error.code == "no_network", !Task.isCancelled else { return .failure(error) }
                    let saved = await UserDatabases.$isReadable.withValue(true) { try? await offline(request) { _ in } }
                    return saved.map { .success($0) } ?? .failure(error)
                }
            }
        }
    }
}
