import Core
import Foundation

/// Reads the sample items through the API.
struct SampleThingRepositoryImpl: SampleThingRepository {
    let apiClient: any APIClient
    #if OFFLINE
    let list: (any SavedList<SampleThingItem>)?
    let now: @Sendable () -> Date

    func savedSampleItems(_ query: SampleThingQuery, page: Int) async -> ListPage<SampleThingItem>? {
        await list?.page(page, of: query)
    }

    func sampleItems(
        _ query: SampleThingQuery,
        page: Int,
        saved: ListPage<SampleThingItem>?
    ) async throws(SampleThingError) -> ListPage<SampleThingItem> {
        do throws(APIError) {
            let sampleItems = try await apiClient.page(
                page,
                limit: query.limit,
                of: "/sample-items",
                query: query.search.isEmpty ? [] : [URLQueryItem(name: "q", value: query.search)],
                element: \SampleThingResponse.sampleItem,
                where: query.matches,
                retriesConnection: saved == nil
            )
            await list?.save(sampleItems, number: page, of: query, at: now())
            return sampleItems
        } catch {
            if let saved, error.isOffline { return saved }
            throw SampleThingError(error, notFound: .noCollection)
        }
    }
    #else

    func sampleItems(
        _ query: SampleThingQuery,
        page: Int
    ) async throws(SampleThingError) -> ListPage<SampleThingItem> {
        do throws(APIError) {
            return try await apiClient.page(
                page,
                limit: query.limit,
                of: "/sample-items",
                query: query.search.isEmpty ? [] : [URLQueryItem(name: "q", value: query.search)],
                element: \SampleThingResponse.sampleItem,
                where: { query.finds(in: $0.texts) }
            )
        } catch {
            throw SampleThingError(error, notFound: .noCollection)
        }
    }
    #endif

    func sampleItem(_ id: SampleThingItem.ID) async throws(SampleThingError) -> SampleThingDetail {
        do throws(APIError) {
            let response: SampleThingResponse = try await apiClient.get(path: "/sample-items/\(id)")
            return response.sampleItem
        } catch {
            throw SampleThingError(error, notFound: .noSuchSampleItem(id))
        }
    }
}

extension SampleThingError {
    fileprivate init(_ error: APIError, notFound: SampleThingError) {
        self =
            switch error {
            case .refused(let refusal) where refusal.status == 401: .notSignedIn
            case .refused(let refusal) where refusal.status == 404: notFound
            default: .request(error)
            }
    }
}
