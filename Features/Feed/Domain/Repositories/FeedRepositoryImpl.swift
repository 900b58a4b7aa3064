import Core
import Foundation

/// Reads the feed through the API. If `local` is not `nil`, it saves the lists of posts and the authors. If the server
/// does not have comments or authors, returns empty lists of them.
struct FeedRepositoryImpl: FeedRepository {
    let apiClient: any APIClient
    let local: (any FeedLocalDataSource)?
    let now: @Sendable () -> Date

    func savedPosts(_ query: FeedQuery, page: Int) async -> ListPage<Post>? {
        await local?.posts(query, page: page)
    }

    func posts(_ query: FeedQuery, page: Int, saved: ListPage<Post>?) async throws(FeedError) -> ListPage<Post> {
        do throws(APIError) {
            let posts = try await apiClient.page(
                page,
                limit: query.limit,
                of: "/posts",
                query: query.parameters,
                element: \PostResponse.post,
                where: query.matches,
                retriesConnection: saved == nil
            )
            await local?.save(posts, number: page, of: query, at: now())
            return posts
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
        let saved = await local?.authors(ids) ?? []
        do throws(APIError) {
            let query = ids.map { URLQueryItem(name: "id", value: $0.description) }
            let responses: [AuthorResponse] = try await apiClient.get(path: "/users", query: query)
            let authors = responses.map(\.author)
            await local?.save(authors)
            return authors
        } catch .refused(let refusal) where refusal.status == 404 {
            return []
        } catch {
            let failure = FeedError(error, notFound: .noCollection)
            guard failure != .notSignedIn, !saved.isEmpty else { throw failure }
            return saved
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
