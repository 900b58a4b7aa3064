/// What a server did that no feature can do anything about.
public enum ServerFailure: Error, Equatable, Sendable {
    /// It refused for a reason that the feature does not know; the message is the server's own, if it gave one.
    case refused(status: Int, message: String?)
    /// It answered what cannot be taken.
    case unreadable(InvalidResponse)
}
