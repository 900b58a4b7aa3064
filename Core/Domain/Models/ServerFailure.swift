/// An error of the server that all features report in the same way.
public enum ServerFailure: Error, Equatable, Sendable {
    /// The server sent an error status code. `message` is from the server. `nil` means that it sent no message.
    case refused(status: Int, message: String?)
    /// The response arrived, but it cannot be read.
    case unreadable(InvalidResponse)
}
