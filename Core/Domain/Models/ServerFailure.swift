/// An error of the server. All features show such an error to the user in the same way.
public enum ServerFailure: Error, Equatable, Sendable {
    /// The server sent an error response. `status` is its status code. `message` is `nil` if it has no message.
    case refused(status: Int, message: String?)
    /// A response arrived, but it cannot be read.
    case unreadable(InvalidResponse)
}
