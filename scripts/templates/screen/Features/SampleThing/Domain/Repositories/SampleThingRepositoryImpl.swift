import Core

/// The items of a server that speaks the API.
struct SampleThingRepositoryImpl: SampleThingRepository {
    let apiClient: any APIClient

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
