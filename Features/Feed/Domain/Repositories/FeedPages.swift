public import Core

/// Reads all posts that a query selects, page by page.
///
/// If the length of the list is known, `next()` also starts to load up to three pages after the page that it returns.
/// These loads are cancelled when this object is released.
public actor FeedPages {
    private let repository: any FeedRepository
    private let query: FeedQuery
    private let useCase: FeedUseCase
    private var ids: Set<Post.ID> = []
    private var total: Int?
    /// Whether a saved page is read before the page of the server. It is false after a page of the server, because
    /// searching the saved posts can be slow.
    private var readsSaved = true
    /// The number of the page that `next()` returns. It is `nil` after the last page or an error.
    private var number: Int?
    private var loading: [Int: Loading] = [:]

    init(repository: any FeedRepository, query: FeedQuery, first: Int) {
        self.repository = repository
        self.query = query
        useCase = FeedUseCase(repository: repository)
        number = first
    }

    deinit {
        loading.values.forEach { $0.cancel() }
    }

    /// Returns the next page, without posts that an earlier page contained. A page without new posts is the last page,
    /// because a server can repeat a page for ever. After the last page and after an error, returns `nil`.
    public func next() async throws(FeedError) -> ListPage<Post>? {
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
        let (loaded, saved) = try result.get()
        let found = try await useCase.named(loaded, number: number, of: query, saved: saved)
        let new = found.items.filter { ids.insert($0.id).inserted }
        let hasNext = found.hasNext && !new.isEmpty
        if hasNext { self.number = number + 1 }
        total = found.total
        readsSaved = found.savedAt != nil
        return ListPage(items: new, total: found.total, hasNext: hasNext, savedAt: found.savedAt)
    }

    private typealias Loading = Task<Result<(loaded: ListPage<Post>, saved: ListPage<Post>?), FeedError>, Never>

    /// Whether the list is known to have a page with this number.
    private func isKnown(_ page: Int) -> Bool {
        ListPage<Post>.positions(ofPage: page, limit: query.limit).lowerBound < total ?? 0
    }

    private func load(_ page: Int) -> Loading {
        Task { [repository, query, readsSaved] in
            do throws(FeedError) {
                let saved = readsSaved ? await repository.savedPosts(query, page: page) : nil
                return .success((try await repository.posts(query, page: page, saved: saved), saved))
            } catch {
                // The connection can be lost after the server has sent earlier pages.
                if !readsSaved, case .request(let failure) = error, failure.isOffline,
                    let saved = await repository.savedPosts(query, page: page)
                {
                    return .success((saved, saved))
                }
                return .failure(error)
            }
        }
    }
}
