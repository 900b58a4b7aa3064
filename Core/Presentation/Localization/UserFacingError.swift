/// A feature's error as people and scripts meet it.
public protocol UserFacingError: Error {
    /// The error's stable name for scripts, in snake case.
    var code: String { get }
    /// What is wrong and what to do, in one sentence or two.
    var message: Message { get }
    /// Whether the way on leads through a login.
    var needsLogin: Bool { get }
}

extension UserFacingError {
    /// No, unless an error says so.
    public var needsLogin: Bool { false }
}
