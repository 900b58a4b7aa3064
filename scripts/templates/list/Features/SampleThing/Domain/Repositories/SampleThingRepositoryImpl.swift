import Core
import Foundation

/// Reads the sample items through the API.
struct SampleThingRepositoryImpl: SampleThingRepository {
    let apiClient: any APIClient
    let paging: Paging
    #if OFFLINE
    let list: (any SavedList<SampleThingItem>)?
    let now: @Sendable () -> Date
    #endif

    func sampleItems(
        _ request: ListRequest<SampleThingQuery>,
        show: Show<ListPage<SampleThingItem>>
    ) async throws(SampleThingError) -> ListPage<SampleThingItem> {
        let query = request.query
        let search = query.search.isEmpty ? [] : [URLQueryItem(name: "q", value: query.search)]
        #if OFFLINE
        let saved = await list?.page(request.page, of: query)
        if let saved { await show(saved) }
        let get = APIRequest(.get, "/sample-items", query: search, retriesConnection: saved == nil)
        #else
        let get = APIRequest(.get, "/sample-items", query: search)
        #endif
        do throws(APIError) {
            let page = try await apiClient.page(request, of: get, paging: paging) { (items: [SampleThingResponse]) in
                items.map(\.sampleItem)
            }
            #if OFFLINE
            await list?.save(page, number: request.page, of: query, at: now())
            #endif
            return page
        } catch {
            #if OFFLINE
            if error.isOffline, let saved { return saved }
            #endif
            throw SampleThingError(error, notFound: .noCollection)
        }
    }

    func sampleItem(_ id: SampleThingItem.ID) async throws(SampleThingError) -> SampleThingItem {
        do throws(APIError) {
            let response: SampleThingResponse = try await apiClient.get(path: "/sample-items/\(id)")
            #if OUTSIDE
            return response.sampleItem(id: id)
            #else
            return response.sampleItem
            #endif
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
