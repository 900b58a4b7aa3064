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
        show: Show<ListPage<SampleThingItem>>?
    ) async throws(SampleThingError) -> ListPage<SampleThingItem> {
        let (query, number) = (request.query, request.page)
        let search = query.search.isEmpty ? [] : [URLQueryItem(name: "q", value: query.search)]
        #if OFFLINE
        let saved = show == nil ? nil : await list?.page(number, of: query)
        if let saved { await show?(saved) }
        #endif
        do throws(APIError) {
            #if OFFLINE
            let page = try await apiClient.page(
                number,
                limit: query.limit,
                of: APIRequest(.get, "/sample-items", query: search, retriesConnection: saved == nil),
                paging: paging
            ) { (sampleItems: [SampleThingResponse]) in
                sampleItems.map(\.sampleItem)
            } select: {
                $0.filter(query.matches)
            }
            await list?.save(page, number: number, of: query, at: now())
            return page
            #else
            return try await apiClient.page(
                number,
                limit: query.limit,
                of: APIRequest(.get, "/sample-items", query: search),
                paging: paging
            ) { (sampleItems: [SampleThingResponse]) in
                sampleItems.map(\.sampleItem)
            } select: {
                $0.filter { query.finds(in: $0.texts) }
            }
            #endif
        } catch {
            #if OFFLINE
            if error.isOffline, let saved = show == nil ? await list?.page(number, of: query) : saved { return saved }
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
