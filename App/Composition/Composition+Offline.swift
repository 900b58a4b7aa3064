import Core
import Feed
import Persistence
import Root

extension Composition {
    /// The features without the server. They show only what is saved on this device.
    var offlineFeatures: Features {
        Features(client: OfflineAPIClient(server: server), sessions: sessions, local: databases)
    }

    /// The features without the data that is saved on this device. They still save what the server sends.
    var onlineFeatures: Features {
        var databases = databases
        databases.isReadable = false
        return Features(client: client, sessions: sessions, local: databases)
    }

    /// The feed without the server. It shows only what is saved in `local`.
    func offlineFeed(_ local: any FeedLocalDataSource) -> FeedFeature {
        FeedFeature(client: OfflineAPIClient(server: server), local: local)
    }
}

/// Fails every request, as if the server could not be reached.
private struct OfflineAPIClient: APIClient {
    let server: String

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        throw .requestFailed(ConnectionFailure(.unreachable, server: server))
    }
}
