public import Core

/// The reason why a test screen cannot load its notes.
public struct TestScreenError: UserFacingError, Equatable {
    let error: APIError

    /// The error of a request that the server refused with 400.
    public static let refused = TestScreenError(error: .refused(Refusal(status: 400)))

    /// The code of the error of the request.
    public var code: String { error.code }

    /// The message for the user.
    public var message: Message {
        needsLogin ? Message(en: "You must sign in to see this.", ja: "見るには、ログインが必要です。") : error.message
    }

    /// Whether the user must sign in to continue.
    public var needsLogin: Bool {
        if case .refused(let refusal) = error { refusal.status == 401 } else { false }
    }
}
