import AppFeatures
import Core
import Persistence
import Root

extension Composition {
    /// Without the server. The features show only what is saved on this device.
    var offlineDependencies: Dependencies {
        Dependencies(client: OfflineAPIClient(server: server), sessions: sessions, saved: databases)
    }
}

extension Dependencies {
    /// Creates the feature of a route. Throws if the app has no such feature.
    @MainActor
    func feature<R: Route>(of route: R.Type) throws(Failure) -> R.Feature {
        guard let feature = [AppFeature].all.feature(of: route, with: self) else {
            throw .usage(LinkError.unknownName(R.name).message)
        }
        return feature
    }
}

/// Fails every request, as if the server could not be reached.
struct OfflineAPIClient: APIClient {
    let server: String

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        throw .requestFailed(ConnectionFailure(.unreachable, server: server))
    }
}
