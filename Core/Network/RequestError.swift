/// An error of a request that all features report in the same way. The error type of each feature has one case for
/// these errors, and more cases for the errors that only that feature can have.
public enum RequestError: Error, Equatable, Sendable {
    /// No response arrived.
    case noNetwork(ConnectionFailure)
    /// The server sent an error response, or a response that cannot be read.
    case server(ServerFailure)
    /// New tokens are needed, but the session cannot be read or saved.
    case storage(StorageError)

    /// Converts an `APIError`. Every error response (`Refusal`) becomes `.server`, whatever its status code is.
    public init(_ error: APIError) {
        self =
            switch error {
            case .requestFailed(let failure): .noNetwork(failure)
            case .refused(let refusal): .server(.refused(status: refusal.status, message: refusal.message))
            case .invalidResponse(let problem): .server(.unreadable(problem))
            case .storage(let error): .storage(error)
            }
    }
}

extension RequestError: UserFacingError {
    /// The error code for scripts: `no_network`, `server_error` or `storage`.
    public var code: String {
        switch self {
        case .noNetwork: "no_network"
        case .server: "server_error"
        case .storage: "storage"
        }
    }

    /// The message for the user: what failed, and what the user can do.
    public var message: Message {
        switch self {
        case .noNetwork(let failure): CommonMessages.noNetwork(failure)
        case .server(let failure): CommonMessages.serverError(failure)
        case .storage(let error): CommonMessages.storage(error)
        }
    }
}
