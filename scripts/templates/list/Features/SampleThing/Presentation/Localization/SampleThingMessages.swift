public import Core

/// The messages of the Sample Thing feature.
package enum SampleThingMessages {
    package static let title = Message(en: "Sample Thing", ja: "サンプル項目")
    static let search = Message(en: "Search sample items", ja: "サンプル項目を検索")
    static let detail = Message(en: "Sample item", ja: "サンプル項目")
    package static let empty = Message(en: "There are no sample items.", ja: "サンプル項目はありません。")
}

extension SampleThingError: UserFacingError {
    /// The error code for scripts, for example `no_such_sample_item`.
    public var code: String {
        switch self {
        case .noSuchSampleItem: "no_such_sample_item"
        case .noCollection: "no_sample_items"
        case .notSignedIn: "not_signed_in"
        case .request(let error): error.code
        }
    }

    /// The message for the user. It says what is wrong.
    public var message: Message {
        switch self {
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
        }
    }

    /// True for `notSignedIn`, because the user must sign in to continue.
    public var needsLogin: Bool { self == .notSignedIn }
}
