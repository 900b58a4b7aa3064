public import Core

/// The messages of the Sample Thing feature.
package enum SampleThingMessages {
    package static let title = Message(en: "Sample Thing", ja: "サンプル項目")
    static let filter = Message(en: "Filter", ja: "絞り込み")
    static let newSampleItem = Message(en: "New sample item", ja: "新しいサンプル項目")
    static let add = Message(en: "Add", ja: "追加")

    package static func name(of filter: SampleThingFilter) -> Message {
        switch filter {
        case .all: Message(en: "All", ja: "すべて")
        case .open: Message(en: "Open", ja: "未完了", context: "filter")
        case .done: Message(en: "Done", ja: "完了")
        }
    }

    package static func empty(_ filter: SampleThingFilter) -> Message {
        switch filter {
        case .all: Message(en: "There are no sample items.", ja: "サンプル項目はありません。")
        case .open: Message(en: "No sample items are open.", ja: "未完了のサンプル項目はありません。")
        case .done: Message(en: "No sample items are done.", ja: "完了したサンプル項目はありません。")
        }
    }

    package static func sampleItems(_ count: Int, of total: Int?) -> Message {
        switch total {
        case nil: Message(en: "\(count) shown", ja: "\(count)件を表示")
        case count: Message(en: "\(count, one: "sample item", other: "sample items")", ja: "\(count)件")
        case let total?: Message(en: "\(count) of \(total)", ja: "\(total)件中\(count)件")
        }
    }

    static func remove(_ item: SampleThingItem) -> Message {
        Message(en: "Remove \(item.title)", ja: "\(item.title)を削除")
    }
}

extension SampleThingError: UserFacingError {
    /// The error code for scripts, for example `no_such_sample_item`.
    public var code: String {
        switch self {
        case .emptyTitle: "empty_title"
        case .longTitle: "long_title"
        case .noSuchSampleItem: "no_such_sample_item"
        case .noCollection: "no_sample_items"
        case .notSignedIn: "not_signed_in"
        case .request(let error): error.code
        case .change(let error): error.code
        }
    }

    /// The message for the user. It says what is wrong.
    public var message: Message {
        switch self {
        case .emptyTitle: Message(en: "The title must not be empty.", ja: "タイトルを入力してください。")
        case .longTitle(let limit):
            Message(
                en: "The title must have at most \(limit) characters.",
                ja: "タイトルは\(limit)文字以内で入力してください。"
            )
        case .noSuchSampleItem(let id):
            Message(en: "There is no sample item \(id).", ja: "サンプル項目 \(id) は見つかりません。")
        case .noCollection:
            Message(
                en: "This server has no sample items.",
                ja: "このサーバーにはサンプル項目がありません。",
                advice: .address
            )
        case .notSignedIn:
            Message(
                en: "You must sign in to see the sample items of this server.",
                ja: "このサーバーのサンプル項目を見るには、ログインが必要です。"
            )
        case .request(let error): error.message
        case .change(let error): error.message
        }
    }

    /// True for `notSignedIn`, because the user must sign in to continue.
    public var needsLogin: Bool { self == .notSignedIn }
}
