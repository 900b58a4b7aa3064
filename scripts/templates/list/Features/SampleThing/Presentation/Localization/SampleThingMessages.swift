public import Core

package enum SampleThingMessages {
    package static let title = Message(en: "Sample Thing", ja: "サンプル項目")
    static let search = Message(en: "Search sample items", ja: "サンプル項目を検索")
    static let detail = Message(en: "Sample item", ja: "サンプル項目")
    #if CRUD
    static let add = Message(en: "Add sample item", ja: "サンプル項目を追加")
    static let edit = Message(en: "Edit sample item", ja: "サンプル項目を編集")
    #endif
    #if FLAG
    package static let sampleFlag = Message(en: "Sample flag", ja: "サンプルフラグ")
    #endif
    package static let empty = Message(en: "There are no sample items.", ja: "サンプル項目はありません。")
    #if CRUD

    static func remove(_ item: SampleThingItem) -> Message {
        Message(en: "Remove \(item.texts[0])", ja: "\(item.texts[0])を削除")
    }

    package static func removed(_ item: SampleThingItem) -> Message {
        Message(en: "\(item.texts[0]) is removed.", ja: "\(item.texts[0])は削除済みです。")
    }
    #endif
    #if BOOL

    static let filter = Message(en: "Filter", ja: "絞り込み")

    /// The button that changes `sampleToggle`.
    static func toggle(_ item: SampleThingItem) -> Message {
        let (value, title) = (name(of: item.sampleToggle ? .sampleYes : .sampleNo), item.texts[0])
        return Message(en: "\(title): \(value)", ja: "\(title)：\(value)")
    }

    package static func name(of filter: SampleThingFilter) -> Message {
        switch filter {
        case .all: Message(en: "All", ja: "すべて")
        case .sampleNo: Message(en: "Sample no", ja: "サンプルいいえ", context: "filter")
        case .sampleYes: Message(en: "Sample yes", ja: "サンプルはい")
        }
    }

    /// What the list says if the query selects no sample items.
    package static func nothing(for query: SampleThingQuery, in language: Language) -> Message {
        query.filter == .all ? empty : ListMessages.nothingFound(name(of: query.filter).text(in: language))
    }
    #endif
}

#if CHANGES
extension SampleThingError: ChangeFailure {}

#endif
extension SampleThingError: UserFacingError {
    /// The error code for scripts, for example `no_such_sample_item`.
    public var code: String {
        switch self {
        #if CHANGES
        case .change(let error): error.code
        #endif
        case .noSuchSampleItem: "no_such_sample_item"
        case .noCollection: "no_sample_items"
        case .notSignedIn: "not_signed_in"
        case .request(let error): error.code
        }
    }

    /// The message for the user. It says what is wrong.
    public var message: Message {
        switch self {
        #if CHANGES
        case .change(let error): error.message
        #endif
        case .noSuchSampleItem(let id):
            Message(en: "There is no sample item \(id).", ja: "サンプル項目 \(id) は見つかりません。")
        case .noCollection:
            Message(
                en: "This server has no sample items.",
                ja: "このサーバーにはサンプル項目がありません。"
            )
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
