import Core
import Persistence
import Root

extension Composition {
    /// The features without the server. They show only what is saved on this device.
    var offlineFeatures: Features {
        Features(client: OfflineAPIClient(server: server), sessions: sessions, saved: databases)
    }

    /// The features without the data that is saved on this device. They still save what the server sends.
    var onlineFeatures: Features {
        var databases = databases
        databases.isReadable = false
        return Features(client: client, sessions: sessions, saved: databases)
    }
}

/// Fails every request, as if the server could not be reached.
struct OfflineAPIClient: APIClient {
    let server: String

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        throw .requestFailed(ConnectionFailure(.unreachable, server: server))
    }
}
