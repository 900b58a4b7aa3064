import Core

/// Fails every request, as if the server could not be reached.
struct OfflineAPIClient: APIClient {
    let server: String

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        throw .requestFailed(ConnectionFailure(.unreachable, server: server))
    }
}
