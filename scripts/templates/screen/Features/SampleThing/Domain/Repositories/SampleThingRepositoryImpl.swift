package import Core

/// Where the server has the sample items.
package enum SampleThingAddress {
    package static let path: APIPath = "/sample-items"
}

struct SampleThingRepositoryImpl: SampleThingRepository {
    let apiClient: any APIClient

    #if MINE
    func sampleItem() async throws(SampleThingError) -> SampleThingItem {
        do throws(APIError) {
            let response: SampleThingResponse = try await apiClient.get(path: SampleThingAddress.path)
            #if OUTSIDE
            return response.sampleItem(id: "mine")
            #else
            return response.sampleItem
            #endif
        } catch .refused(let refusal) where refusal.status == 401 {
            throw .notSignedIn
        } catch {
            throw .request(error)
        }
    }
    #else
    func sampleItem(_ id: SampleThingItem.ID) async throws(SampleThingError) -> SampleThingItem {
        do throws(APIError) {
            let response: SampleThingResponse = try await apiClient.get(path: "\(SampleThingAddress.path)/\(id)")
            #if OUTSIDE
            return response.sampleItem(id: id)
            #else
            return response.sampleItem
            #endif
        } catch {
            throw SampleThingError(error, notFound: .noSuchSampleItem(id))
        }
    }
    #endif
}
#if !MINE

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
#endif
