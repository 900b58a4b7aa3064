import Core
import Foundation

/// The items of a server that speaks the API, or of one that knows nothing of pages and searches.
struct SampleThingRepositoryImpl: SampleThingRepository {
    let apiClient: any APIClient

    func items(_ query: SampleThingQuery, page: Int) async throws(SampleThingError) -> ListPage<SampleThingItem> {
        let listing = try await listing(query, page: page)
        if listing.isWhole(for: query) {
            return ListPage(page, of: listing.items(matching: query), limit: query.limit)
        }
        if listing.total == nil, page > 1 {
            // Nothing tells whether the server read the page's number: one that did not sends the first page again.
            let first = try await self.listing(query, page: 1)
            if first.items == listing.items {
                return ListPage(page, of: listing.items(matching: query), limit: query.limit)
            }
        }
        return listing.page(page, of: query)
    }

    func item(_ id: ResourceID) async throws(SampleThingError) -> SampleThingItem {
        guard id.isAddressable else { throw .noSuchItem(id) }
        do throws(APIError) {
            let response: SampleThingResponse = try await apiClient.get(path: "/sample-items/\(id)")
            return response.item
        } catch {
            throw SampleThingError(error, notFound: .noSuchItem(id))
        }
    }
}

extension SampleThingRepositoryImpl {
    private func listing(_ query: SampleThingQuery, page: Int) async throws(SampleThingError) -> SampleThingListing {
        do throws(APIError) {
            let request = APIRequest(.get, "/sample-items", query: query.parameters(page: page))
            let response = try await apiClient.response(to: request)
            let items: [SampleThingResponse] = try response.decoded()
            return SampleThingListing(items: items.map(\.item), headers: response.headers)
        } catch {
            throw SampleThingError(error, notFound: .noItems)
        }
    }
}

extension SampleThingQuery {
    fileprivate func parameters(page: Int) -> [URLQueryItem] {
        let paging = [
            URLQueryItem(name: "_page", value: String(page)),
            URLQueryItem(name: "_limit", value: String(limit)),
        ]
        return search.isEmpty ? paging : paging + [URLQueryItem(name: "q", value: search)]
    }
}

extension SampleThingError {
    fileprivate init(_ error: APIError, notFound: SampleThingError) {
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
