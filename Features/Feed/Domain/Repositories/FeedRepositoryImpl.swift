import Core
import Foundation

/// Reads the feed through the API, and saves posts in `list`. If the server has no comments, the list of them is empty.
/// If it has no authors, the names are `nil`.
struct FeedRepositoryImpl: FeedRepository {
    let apiClient: any APIClient
    let changes: Changes
    let paging: Paging
    let list: (any SavedList<Post>)?
    let now: @Sendable () -> Date
    private let authors: AuthorDirectory

    init(
        apiClient: any APIClient,
        changes: Changes,
        paging: Paging,
        list: (any SavedList<Post>)?,
        now: @escaping @Sendable () -> Date
    ) {
        self.apiClient = apiClient
        self.changes = changes
        self.paging = paging
        self.list = list
        self.now = now
        authors = AuthorDirectory(apiClient: apiClient)
    }

    func posts(
        _ request: ListRequest<FeedQuery>,
        show: Show<ListPage<Post>>
    ) async throws(FeedError) -> ListPage<Post> {
        let (query, number) = (request.query, request.page)
        let saved = await list?.page(number, of: query)
        if let saved { await show(saved) }
        let get = APIRequest(.get, "/posts", query: query.parameters, retriesConnection: saved == nil)
        do throws(APIError) {
            var page = try await apiClient.page(request, of: get, paging: paging) { (posts: [PostResponse]) in
                posts.map(\.post)
            }
            page.items = await authors.withAuthors(page.items, again: number == 1, saved: saved?.items ?? [])
            await list?.save(page, number: number, of: query, at: now())
            return page
        } catch {
            if error.isOffline, let saved { return saved }
            throw FeedError(error, notFound: .noCollection)
        }
    }

    func post(_ id: Post.ID) async throws(FeedError) -> Post {
        do throws(APIError) {
            let response: PostResponse = try await apiClient.get(path: "/posts/\(id)")
            return await authors.withAuthors([response.post], again: true).first ?? response.post
        } catch {
            throw FeedError(error, notFound: .noSuchPost(id))
        }
    }

    func savedPost(_ id: Post.ID) async -> SavedCopy<Post>? { await list?.element(id) }

    func comments(on id: Post.ID) async throws(FeedError) -> [PostComment] {
        do throws(APIError) {
            let responses: [CommentResponse] = try await apiClient.get(path: "/posts/\(id)/comments")
            var ids: Set<PostComment.ID> = []
            return responses.map(\.comment).filter { ids.insert($0.id).inserted }
        } catch .refused(let refusal) where refusal.status == 404 && id.isAddressable {
            return []
        } catch {
            throw FeedError(error, notFound: .noSuchPost(id))
        }
    }
}

extension FeedRepositoryImpl {
    func changedComments(on id: Post.ID) -> ChangedCollection<PostComment> {
        ChangedCollection(of: changes, at: path(of: id), isNewestFirst: false) { change, old in
            let answer = change.answer(as: CommentResponse.self)
            let text = answer?.body ?? change.body(as: CommentRequest.self)?.body
            guard let id = answer?.id ?? change.itemID.map({ ResourceID($0) }), let text else { return old }
            let (title, email) = (answer?.name ?? old?.title ?? "", answer?.email ?? old?.email ?? "")
            return PostComment(id: id, title: title, email: email, body: text)
        }
    }

    func adding(_ text: String, to id: Post.ID) -> PendingChange {
        PendingChange(.post, path(of: id), body: CommentRequest(body: text), text: text)
    }

    func editing(_ comment: PostComment, _ text: String, on id: Post.ID) -> PendingChange {
        let (path, body) = (path(of: id), CommentRequest(body: text))
        return PendingChange(.patch, path, item: "\(comment.id)", body: body, text: text, isMerging: true)
    }

    func error(of change: PendingChange) -> FeedError? {
        change.refusal.map { FeedError(.refused($0), notFound: .noComments) }
    }

    // A post whose id cannot be in a path does not exist, so nobody writes a comment on it.
    private func path(of id: Post.ID) -> APIPath { (try? "/posts/\(id)/comments") ?? "/comments" }
}

extension FeedQuery {
    fileprivate var parameters: [URLQueryItem] {
        let search = search.isEmpty ? nil : URLQueryItem(name: "q", value: search)
        let author = author.map { URLQueryItem(name: "userId", value: $0.description) }
        return [search, author].compactMap(\.self)
    }
}

extension FeedError {
    fileprivate init(_ error: APIError, notFound: FeedError) {
        self =
            switch error {
            case .refused(let refusal) where refusal.status == 401: .notSignedIn
            case .refused(let refusal) where refusal.status == 404: notFound
            default: .request(error)
            }
    }
}
