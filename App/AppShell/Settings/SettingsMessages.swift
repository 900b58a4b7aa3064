import Core

enum SettingsMessages {
    static let language = Message(en: "Language", ja: "言語")
    static let licenses = Message(en: "Licenses", ja: "ライセンス")
    static let onDevice = Message(en: "Saved on This Device", ja: "この端末に保存したデータ")
    static let remove = Message(en: "Remove Saved Data", ja: "保存したデータを削除")
    static let removed = Message(en: "The saved data was removed.", ja: "保存したデータを削除しました。")
    static let notRemoved = Message(
        en: "The saved data could not be removed.",
        ja: "保存したデータを削除できませんでした。"
    )
    static let explanation = Message(
        en: "Lists that were loaded are visible without a network. The server can send them again.",
        ja: "読み込んだ一覧はオフラインでも表示できます。削除しても、サーバーから再取得できます。"
    )

    static func waiting(_ count: Int) -> Message {
        Message(
            en: "\(count, one: "change waits", other: "changes wait") for the server.",
            ja: "\(count)件の変更が送信待ちです。"
        )
    }

    static func refused(_ count: Int) -> Message {
        Message(
            en: "The server refused \(count, one: "change", other: "changes").",
            ja: "サーバーが\(count)件の変更を拒否しました。"
        )
    }
}
