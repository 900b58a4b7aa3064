/// An error of the server that a feature does not handle in a special way.
public enum ServerFailure: Error, Equatable, Sendable {
    /// The server sent an error status code. The message is from the server, if it sent one.
    case refused(status: Int, message: String?)
    /// The response cannot be read.
    case unreadable(InvalidResponse)
}
