import Core
import Foundation

/// The items of a server that knows `/sample-items`, whatever else of the API it knows.
struct SampleThingRepositoryImpl: SampleThingRepository {
    let apiClient: any APIClient

    func items(_ query: SampleThingQuery) async throws(SampleThingError) -> ListPage<SampleThingItem> {
        do throws(APIError) {
            let response = try await apiClient.response(to: APIRequest(.get, "/sample-items", query: query.parameters))
            let items: [SampleThingResponse] = try response.decoded()
            return SampleThingListing(items: items.map(\.item), headers: response.headers).page(of: query)
        } catch {
            throw SampleThingError(error, notFound: .noList)
        }
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

    func add(_ title: String) async throws(SampleThingError) -> SampleThingItem {
        do throws(APIError) {
            let body = SampleThingRequest(title: title, completed: false)
            let response: SampleThingResponse = try await apiClient.post(path: "/sample-items", body: body)
            return response.item
        } catch {
            throw SampleThingError(error, notFound: .noList)
        }
    }

    func update(_ item: SampleThingItem) async throws(SampleThingError) -> SampleThingItem {
        guard item.id.isAddressable else { throw .noSuchItem(item.id) }
        do throws(APIError) {
            let body = SampleThingRequest(completed: item.isDone)
            let response: SampleThingResponse = try await apiClient.patch(path: "/sample-items/\(item.id)", body: body)
            return response.item
        } catch {
            throw SampleThingError(error, notFound: .noSuchItem(item.id))
        }
    }

    func remove(_ id: ResourceID) async throws(SampleThingError) {
        guard id.isAddressable else { throw .noSuchItem(id) }
        do throws(APIError) {
            try await apiClient.delete(path: "/sample-items/\(id)")
        } catch {
            throw SampleThingError(error, notFound: .noSuchItem(id))
        }
    }
}

extension SampleThingQuery {
    fileprivate var parameters: [URLQueryItem] {
        let all = [
            URLQueryItem(name: "_sort", value: "id"),
            URLQueryItem(name: "_order", value: "desc"),
            URLQueryItem(name: "_limit", value: String(limit)),
        ]
        return all + (filter.isDone.map { [URLQueryItem(name: "completed", value: String($0))] } ?? [])
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
