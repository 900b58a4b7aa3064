public import Core

/// The words of the feed.
enum FeedMessages {
    static let title = Message(en: "Feed", ja: "フィード")
    static let loading = Message(en: "Loading…", ja: "読み込み中…")
    static let noPosts = Message(en: "There are no posts.", ja: "投稿はありません。")
    static let lastPage = Message(en: "This is the last page.", ja: "これが最後のページです。")
    static let unknownAuthor = Message(en: "unknown", ja: "不明")
    static let noComments = Message(en: "No comments yet.", ja: "コメントはまだありません。")

    static func emptyPage(_ page: Int, last: Int?) -> Message {
        guard let last else { return Message(en: "Page \(page) is empty.", ja: "\(page)ページ目には投稿がありません。") }
        return Message(
            en: "Page \(page) is empty; the last one is page \(last).",
            ja: "\(page)ページ目には投稿がありません。最後は\(last)ページ目です。"
        )
    }

    static func nothingFound(_ search: String) -> Message {
        Message(en: "Nothing found for “\(search)”.", ja: "「\(search)」に一致する投稿はありません。")
    }

    static func page(_ page: Int, of count: Int?) -> Message {
        guard let count else { return Message(en: "page \(page)", ja: "\(page)ページ目") }
        return Message(en: "page \(page) of \(count)", ja: "\(page)／\(count)ページ")
    }

    static func posts(_ count: Int) -> Message {
        Message(en: count == 1 ? "1 post" : "\(count) posts", ja: "\(count)件")
    }

    static func comments(_ count: Int) -> Message {
        Message(en: count == 1 ? "1 comment" : "\(count) comments", ja: "コメント\(count)件")
    }

    static func post(_ id: ResourceID) -> Message {
        Message(en: "post \(id)", ja: "投稿 \(id)")
    }
}

extension FeedError: UserFacingError {
    /// The error's name for scripts.
    public var code: String {
        switch self {
        case .noSuchPost: "no_such_post"
        case .noFeed: "no_feed"
        case .notSignedIn: "not_signed_in"
        case .noNetwork: "no_network"
        case .serverError: "server_error"
        case .storage: "storage"
        }
    }

    /// What is wrong and what to do.
    public var message: Message {
        switch self {
        case .noSuchPost(let id):
            Message(en: "There is no post \(id).", ja: "投稿 \(id) は見つかりません。")
        case .noFeed:
            Message(
                en: "This server has no posts. Check its address.",
                ja: "このサーバーには投稿がありません。アドレスを確認してください。"
            )
        case .notSignedIn:
            Message(
                en: "This server shows its posts only to those who are signed in. Sign in first.",
                ja: "このサーバーの投稿を見るには、先にログインしてください。"
            )
        case .noNetwork(let failure): CommonMessages.noNetwork(failure)
        case .serverError(let failure): CommonMessages.serverError(failure)
        case .storage(let error): CommonMessages.storage(error)
        }
    }

    /// Whether the way on leads through a login.
    public var needsLogin: Bool { self == .notSignedIn }
}
