/// Who makes changes: a user, or nobody who is signed in.
public enum ChangeOwner: Hashable, Sendable {
    /// The user with this id.
    case user(User.ID)
    /// Nobody is signed in. These changes have a queue of their own, which is sent only while nobody is signed in.
    case nobody

    /// Who makes changes with this session.
    public init(_ session: Session?) {
        self = session.map { .user($0.user.id) } ?? .nobody
    }
}
