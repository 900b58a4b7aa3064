import Core

struct SampleThingRepositoryImpl: SampleThingRepository {
    let apiClient: any APIClient

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
