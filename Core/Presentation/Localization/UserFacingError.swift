public import Foundation

/// An error that is shown to users and reported to scripts.
public protocol UserFacingError: LocalizedError {
    /// The error code for scripts, for example `no_network`. The code stays the same in later versions.
    var code: String { get }
    /// The message for the user: what failed, and what the user can do.
    var message: Message { get }
    /// Whether the user must sign in to continue.
    var needsLogin: Bool { get }
}

extension UserFacingError {
    /// The default is false: the user can continue without signing in.
    public var needsLogin: Bool { false }

    /// The message in the language of the user.
    public var errorDescription: String? { message.text(in: Language(.current)) }
    // `LocalizedError` has the same defaults, but a file that does not import Foundation cannot use them.

    /// Always `nil`, because `errorDescription` is complete.
    public var failureReason: String? { nil }
    /// Always `nil`, because `errorDescription` is complete.
    public var recoverySuggestion: String? { nil }
    /// Always `nil`, because there are no help books.
    public var helpAnchor: String? { nil }
}
