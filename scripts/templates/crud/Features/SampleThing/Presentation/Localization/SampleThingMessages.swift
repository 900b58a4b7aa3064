public import Core

/// The words of Sample Thing.
enum SampleThingMessages {
    static let title = Message(en: "Sample Thing", ja: "Sample Thing")
    static let loading = Message(en: "Loading…", ja: "読み込み中…")
    static let saving = Message(en: "Saving…", ja: "保存中…")

    static func name(of filter: SampleThingFilter) -> Message {
        switch filter {
        case .all: Message(en: "all", ja: "すべて")
        case .open: Message(en: "open", ja: "未完了")
        case .done: Message(en: "done", ja: "完了")
        }
    }

    static func nothing(of filter: SampleThingFilter) -> Message {
        switch filter {
        case .all: Message(en: "There are no items yet.", ja: "項目はまだありません。")
        case .open: Message(en: "No item is open.", ja: "未完了の項目はありません。")
        case .done: Message(en: "No item is done yet.", ja: "完了した項目はまだありません。")
        }
    }

    static func items(_ count: Int, of total: Int?) -> Message {
        switch total {
        case nil: Message(en: "\(count) shown", ja: "\(count)件を表示")
        case count: Message(en: count == 1 ? "1 item" : "\(count) items", ja: "\(count)件")
        case let total?: Message(en: "\(count) of \(total)", ja: "\(total)件中\(count)件")
        }
    }

    static func done(_ change: SampleThingChange) -> Message {
        switch change {
        case .added(let item): Message(en: "Added: \(item.english)", ja: "追加しました：\(item.japanese)")
        case .toggled(let item) where item.isDone:
            Message(en: "Done: \(item.english)", ja: "完了にしました：\(item.japanese)")
        case .toggled(let item): Message(en: "Open again: \(item.english)", ja: "未完了に戻しました：\(item.japanese)")
        case .removed(let item): Message(en: "Removed: \(item.english)", ja: "削除しました：\(item.japanese)")
        }
    }
}

extension SampleThingItem {
    fileprivate var english: String { "\(title) (\(id))" }
    fileprivate var japanese: String { "\(title)（\(id)）" }
}

extension SampleThingError: UserFacingError {
    /// The error's name for scripts.
    public var code: String {
        switch self {
        case .emptyTitle: "empty_title"
        case .longTitle: "long_title"
        case .noSuchItem: "no_such_item"
        case .noList: "no_list"
        case .notSignedIn: "not_signed_in"
        case .noNetwork: "no_network"
        case .serverError: "server_error"
        case .storage: "storage"
        }
    }

    /// What is wrong and what to do.
    public var message: Message {
        switch self {
        case .emptyTitle: Message(en: "The title must not be empty.", ja: "タイトルを入力してください。")
        case .longTitle(let limit):
            Message(
                en: "The title takes at most \(limit) characters.",
                ja: "タイトルは\(limit)文字以内で入力してください。"
            )
        case .noSuchItem(let id): Message(en: "There is no item \(id).", ja: "項目 \(id) は見つかりません。")
        case .noList:
            Message(
                en: "This server has no such list. Check its address.",
                ja: "このサーバーにはこのリストがありません。アドレスを確認してください。"
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
