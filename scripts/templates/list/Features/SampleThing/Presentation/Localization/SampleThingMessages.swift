public import Core

/// The words of the feature.
enum SampleThingMessages {
    static let title = Message(en: "Sample Thing", ja: "Sample Thing")
    static let loading = Message(en: "Loading…", ja: "読み込み中…")
    static let noItems = Message(en: "There are no items.", ja: "項目はありません。")
    static let lastPage = Message(en: "This is the last page.", ja: "これが最後のページです。")

    static func emptyPage(_ page: Int, last: Int?) -> Message {
        guard let last else { return Message(en: "Page \(page) is empty.", ja: "\(page)ページ目には項目がありません。") }
        return Message(
            en: "Page \(page) is empty; the last one is page \(last).",
            ja: "\(page)ページ目には項目がありません。最後は\(last)ページ目です。"
        )
    }

    static func nothingFound(_ search: String) -> Message {
        Message(en: "Nothing found for “\(search)”.", ja: "「\(search)」に一致する項目はありません。")
    }

    static func page(_ page: Int, of count: Int?) -> Message {
        guard let count else { return Message(en: "page \(page)", ja: "\(page)ページ目") }
        return Message(en: "page \(page) of \(count)", ja: "\(page)／\(count)ページ")
    }

    static func items(_ count: Int) -> Message {
        Message(en: count == 1 ? "1 item" : "\(count) items", ja: "\(count)件")
    }

    static func item(_ id: ResourceID) -> Message {
        Message(en: "item \(id)", ja: "項目 \(id)")
    }
}

extension SampleThingError: UserFacingError {
    /// The error's name for scripts.
    public var code: String {
        switch self {
        case .noSuchItem: "no_such_item"
        case .noItems: "no_items"
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
        case .noItems:
            Message(
                en: "This server has no /sample-items. Check its address.",
                ja: "このサーバーには /sample-items がありません。アドレスを確認してください。"
            )
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
