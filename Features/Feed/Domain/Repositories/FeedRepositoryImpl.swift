import Core
import Foundation

/// Reads the feed through the API, and saves posts in `list`. If the server does not have comments or authors, returns
/// empty lists of them.
struct FeedRepositoryImpl: FeedRepository {
    let apiClient: any APIClient
    let list: (any SavedList<Post>)?
    let now: @Sendable () -> Date

    func savedPosts(_ query: FeedQuery, page: Int) async -> ListPage<Post>? {
        await list?.page(page, of: query)
    }

    func save(_ page: ListPage<Post>, number: Int, of query: FeedQuery) async {
        await list?.save(page, number: number, of: query, at: now())
    }

    func posts(_ query: FeedQuery, page: Int, saved: ListPage<Post>?) async throws(FeedError) -> ListPage<Post> {
        do throws(APIError) {
            return try await apiClient.page(
                page,
                limit: query.limit,
                of: "/posts",
                query: query.parameters,
                element: \PostResponse.post,
                where: query.matches,
                retriesConnection: saved == nil
            )
        } catch {
            if let saved, error.isOffline { return saved }
            throw FeedError(error, notFound: .noCollection)
        }
    }

    func post(_ id: Post.ID) async throws(FeedError) -> Post {
        do throws(APIError) {
            let response: PostResponse = try await apiClient.get(path: "/posts/\(id)")
            return response.post
        } catch {
            throw FeedError(error, notFound: .noSuchPost(id))
        }
    }

    func comments(on id: Post.ID) async throws(FeedError) -> [PostComment] {
        do throws(APIError) {
            let responses: [CommentResponse] = try await apiClient.get(path: "/posts/\(id)/comments")
            return responses.map(\.comment)
        } catch .refused(let refusal) where refusal.status == 404 && id.isAddressable {
            return []
        } catch {
            throw FeedError(error, notFound: .noSuchPost(id))
        }
    }

    func authors(_ ids: [Author.ID]) async throws(FeedError) -> [Author] {
        do throws(APIError) {
            let query = ids.map { URLQueryItem(name: "id", value: $0.description) }
            let responses: [AuthorResponse] = try await apiClient.get(path: "/users", query: query)
            return responses.map(\.author)
        } catch .refused(let refusal) where refusal.status == 404 {
            return []
        } catch {
            throw FeedError(error, notFound: .noCollection)
        }
    }
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
