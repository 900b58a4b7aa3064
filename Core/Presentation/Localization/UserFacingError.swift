/// An error that is shown to users and reported to scripts.
public protocol UserFacingError: Error {
    /// The error code for scripts, for example `no_network`. The code stays the same in later versions.
    var code: String { get }
    /// The message for the user. It can also say what the user can do.
    var message: Message { get }
    /// Whether the user must sign in to continue.
    var needsLogin: Bool { get }
    /// Whether the server may have saved what the user has entered, although the save failed. By default, it may.
    var mayBeSaved: Bool { get }
}

extension UserFacingError {
    /// The default is false: the user can continue without signing in.
    public var needsLogin: Bool { false }
    /// The default is true: the server may have saved it.
    public var mayBeSaved: Bool { true }
}
