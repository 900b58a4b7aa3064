import Core
import Foundation

/// Reads and changes the sample items through the API.
struct SampleThingRepositoryImpl: SampleThingRepository {
    let apiClient: any APIClient
    private let paging = Paging.pages()

    func sampleItems(_ query: SampleThingQuery) async throws(SampleThingError) -> ListPage<SampleThingItem> {
        do throws(APIError) {
            return try await apiClient.page(
                1,
                limit: query.limit,
                of: APIRequest(.get, "/sample-items", query: query.parameters),
                paging: paging
            ) { (sampleItems: [SampleThingResponse]) in
                sampleItems.map(\.sampleItem)
            } select: { items in
                items.filter(query.matches).sorted { (Int("\($0.id)") ?? .max) > (Int("\($1.id)") ?? .max) }
            }
        } catch {
            throw SampleThingError(error, notFound: .noCollection)
        }
    }

    func add(_ title: String) async throws(SampleThingError) -> SampleThingItem {
        do throws(APIError) {
            let body = SampleThingRequest(title: title, completed: false)
            let response: SampleThingResponse = try await apiClient.post(path: "/sample-items", body: body)
            return response.sampleItem
        } catch {
            throw SampleThingError(error, notFound: .noCollection)
        }
    }

    func update(_ item: SampleThingItem) async throws(SampleThingError) -> SampleThingItem {
        do throws(APIError) {
            let body = SampleThingRequest(completed: item.isDone)
            let response: SampleThingResponse = try await apiClient.patch(path: "/sample-items/\(item.id)", body: body)
            return response.sampleItem
        } catch {
            throw SampleThingError(error, notFound: .noSuchSampleItem(item.id))
        }
    }

    func remove(_ id: SampleThingItem.ID) async throws(SampleThingError) {
        do throws(APIError) {
            try await apiClient.delete(path: "/sample-items/\(id)")
        } catch {
            throw SampleThingError(error, notFound: .noSuchSampleItem(id))
        }
    }
}

extension SampleThingQuery {
    fileprivate var parameters: [URLQueryItem] {
        let values = [
            ("_sort", "id"), ("_order", "desc"), ("id", id?.description), ("completed", filter.isDone?.description),
        ]
        return values.compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
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
