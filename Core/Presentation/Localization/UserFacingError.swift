/// An error that is shown to users and reported to scripts.
public protocol UserFacingError: Error {
    /// The name for scripts, in snake case. It does not change between versions.
    var code: String { get }
    /// What failed and what the user can do, in one or two sentences.
    var message: Message { get }
    /// Whether the user must sign in to continue.
    var needsLogin: Bool { get }
}

extension UserFacingError {
    /// False by default.
    public var needsLogin: Bool { false }
}
