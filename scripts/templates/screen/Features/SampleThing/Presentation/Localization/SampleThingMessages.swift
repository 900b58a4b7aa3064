public import Core

/// The words of the feature.
enum SampleThingMessages {
    static let title = Message(en: "Sample Thing", ja: "Sample Thing")
    static let loading = Message(en: "Loading…", ja: "読み込み中…")

    static func item(_ id: ResourceID) -> Message {
        Message(en: "item \(id)", ja: "項目 \(id)")
    }
}

extension SampleThingError: UserFacingError {
    /// The error's name for scripts.
    public var code: String {
        switch self {
        case .noSuchItem: "no_such_item"
        case .notSignedIn: "not_signed_in"
        case .noNetwork: "no_network"
        case .serverError: "server_error"
        case .storage: "storage"
        }
    }

    /// What is wrong and what to do.
    public var message: Message {
        switch self {
        case .noSuchItem(let id):
            Message(en: "There is no item \(id).", ja: "項目 \(id) は見つかりません。")
        case .notSignedIn:
            Message(
                en: "This server shows its items only to those who are signed in. Sign in first.",
                ja: "このサーバーの項目を見るには、先にログインしてください。"
            )
        case .noNetwork(let failure): CommonMessages.noNetwork(failure)
        case .serverError(let failure): CommonMessages.serverError(failure)
        case .storage(let error): CommonMessages.storage(error)
        }
    }

    /// Whether the way on leads through a login.
    public var needsLogin: Bool { self == .notSignedIn }
}
