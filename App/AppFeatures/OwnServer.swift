public import Core
public import Foundation

/// The base address of a server with other paths and keys, and its translation. `nil` means that there is none. The fake
/// server and each other address get the requests as the features send them.
private let ownServer: (address: String, translation: ServerTranslation)? = nil

extension APIClient {
    /// This client, which sends requests to the server with this base address. If it is `ownServer`, with its translation.
    public func translated(for server: URL) -> any APIClient {
        guard let ownServer, let address = URL(string: ownServer.address), server.isSameServer(as: address)
        else { return self }
        return TranslatingAPIClient(self, ownServer.translation)
    }
}
