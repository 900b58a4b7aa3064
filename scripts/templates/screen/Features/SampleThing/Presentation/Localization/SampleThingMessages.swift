public import Core

package enum SampleThingMessages {
    package static let title = Message(en: "Sample Thing", ja: "サンプル項目")
}

extension SampleThingError: UserFacingError {
    /// The error code for scripts, for example `not_signed_in`.
    public var code: String {
        switch self {
        case .notSignedIn: "not_signed_in"
        case .request(let error): error.code
        }
    }

    /// The message for the user. It says what is wrong.
    public var message: Message {
        switch self {
        case .notSignedIn:
            Message(
                en: "You must sign in to see the sample items of this server.",
                ja: "このサーバーのサンプル項目を見るには、ログインが必要です。"
            )
        case .request(let error): error.message
        }
    }

    /// True for `notSignedIn`, because the user must sign in to continue.
    public var needsLogin: Bool { self == .notSignedIn }
}
