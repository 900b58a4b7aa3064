import Core
import Foundation

/// The posts of a server that speaks the API, or of one that knows no more of it than `/posts`.
struct FeedRepositoryImpl: FeedRepository {
    let apiClient: any APIClient

    func posts(_ query: FeedQuery, page: Int) async throws(FeedError) -> ListPage<Post> {
        let listing = try await listing(query, page: page)
        if listing.isWhole(for: query) {
            return ListPage(page, of: listing.posts(matching: query), limit: query.limit)
        }
        if listing.isUnmarked, page > 1, !listing.posts.isEmpty {
            // Nothing tells whether the server read the page's number: one that did not sends the first page again.
            let first = try await self.listing(query, page: 1)
            if first.posts == listing.posts {
                return ListPage(page, of: listing.posts(matching: query), limit: query.limit)
            }
        }
        return listing.page(page, of: query)
    }

    func post(_ id: ResourceID) async throws(FeedError) -> Post {
        guard id.isAddressable else { throw .noSuchPost(id) }
        do throws(APIError) {
            let response: PostResponse = try await apiClient.get(path: "/posts/\(id)")
            return response.post
        } catch {
            throw FeedError(error, notFound: .noSuchPost(id))
        }
    }

    func comments(on id: ResourceID) async throws(FeedError) -> [Comment] {
        do throws(APIError) {
            let responses: [CommentResponse] = try await apiClient.get(path: "/posts/\(id)/comments")
            return responses.map(\.comment)
        } catch .refused(let refusal) where refusal.status == 404 {
            return []
        } catch {
            throw FeedError(error, notFound: .noSuchPost(id))
        }
    }

    func authors(_ ids: [ResourceID]) async throws(FeedError) -> [Author] {
        do throws(APIError) {
            let query = ids.map { URLQueryItem(name: "id", value: $0.description) }
            let responses: [AuthorResponse] = try await apiClient.get(path: "/users", query: query)
            return responses.map(\.author)
        } catch .refused(let refusal) where refusal.status == 404 {
            return []
        } catch {
            throw FeedError(error, notFound: .noFeed)
        }
    }
}

extension FeedRepositoryImpl {
    private func listing(_ query: FeedQuery, page: Int) async throws(FeedError) -> PostListing {
        do throws(APIError) {
            let response = try await apiClient.answer(to: APIRequest(.get, "/posts", query: query.items(page: page)))
            let posts: [PostResponse] = try response.decoded()
            return PostListing(posts: posts.map(\.post), headers: response.headers)
        } catch {
            throw FeedError(error, notFound: .noFeed)
        }
    }
}

extension FeedQuery {
    fileprivate func items(page: Int) -> [URLQueryItem] {
        var items = [
            URLQueryItem(name: "_page", value: String(page)),
            URLQueryItem(name: "_limit", value: String(limit)),
        ]
        if !search.isEmpty {
            items.append(URLQueryItem(name: "q", value: search))
        }
        if let author {
            items.append(URLQueryItem(name: "userId", value: author.description))
        }
        return items
    }
}

extension FeedError {
    fileprivate init(_ error: APIError, notFound: FeedError) {
        self =
            switch error {
            case .refused(let refusal):
                switch refusal.status {
                case 401: .notSignedIn
                case 404: notFound
                default: .serverError(.refused(status: refusal.status, message: refusal.message))
                }
            case .requestFailed(let failure): .noNetwork(failure)
            case .invalidResponse(let problem): .serverError(.unreadable(problem))
            case .storage(let error): .storage(error)
            }
    }
}
