public import Core
public import Foundation

/// A server with other paths and keys, such as `(ExampleServer.address, ExampleServer.translation)`. `nil` means that
/// there is none. The fake server and each other address get the requests as the features send them, so the address of
/// `--server` must be the same, with its path. `focal api` and `--verbose` show the paths and keys of the features.
private let ownServer: OwnServer? = nil

/// The base address of a server, for example `https://api.example.com/v2`, and its translation.
private typealias OwnServer = (address: String, translation: ServerTranslation)

extension APIClient {
    /// This client, which sends requests to the server with this base address. If it is `ownServer`, with its
    /// translation.
    public func translated(for server: URL) -> any APIClient {
        guard let ownServer, let address = URL(string: ownServer.address), server.isSameServer(as: address)
        else { return self }
        return TranslatingAPIClient(self, ownServer.translation)
    }
}
