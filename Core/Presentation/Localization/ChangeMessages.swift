/// Messages about changes that the server does not have yet.
public enum ChangeMessages {
    /// The mark of a row whose change waits.
    public static let waits = Message(en: "waits", ja: "送信待ち")
    /// The title of the changes that have no row.
    public static let changes = Message(en: "Changes", ja: "変更")
    /// The button that sends a refused change again.
    public static let sendAgain = Message(en: "Send Again", ja: "再送信")
    /// The button that gives up a change.
    public static let discard = Message(en: "Discard", ja: "破棄")
    /// The button that opens a refused change in its form.
    public static let edit = Message(en: "Edit", ja: "編集")

    /// The reason why the server refused a change.
    public static func reason(_ refusal: Refusal) -> Message {
        let text = refusal.message.map { "(\(refusal.status)): \($0)" } ?? "(\(refusal.status))"
        return Message(en: "refused \(text)", ja: "拒否 \(text)")
    }

    static let full = Message(
        en: "\(Outbox.limit) changes already wait. Send or discard some of them first.",
        ja: "送信待ちの変更が\(Outbox.limit)件あります。先に送信するか、破棄してください。"
    )

    static let noSuchItem = Message(en: "There is no such item on this device.", ja: "この端末にその項目はありません。")
    static let notJSON = Message(
        en: "The change contains a value that cannot be sent.",
        ja: "変更に送信できない値が含まれています。"
    )

    static func noSuchChange(_ number: Int) -> Message {
        Message(en: "There is no change \(number).", ja: "変更 \(number) はありません。")
    }

    static func notSaved(_ error: StorageError) -> Message {
        switch error {
        case .noFolder:
            Message(
                en: "There is no folder where changes can be saved.",
                ja: "変更を保存するフォルダがありません。",
                advice: .folder
            )
        case .newerVersion(let path):
            Message(
                en: "\(path) was written by a later version of this app. Update the app.",
                ja: "\(path) は新しいバージョンで作成されています。アップデートしてください。"
            )
        case .corrupt(let path):
            Message(
                en: "\(path) is too large. Send or discard some changes first.",
                ja: "\(path) が大きすぎます。先に変更を送信するか、破棄してください。"
            )
        default: CommonMessages.storage(error)
        }
    }

    /// The message about a queue that was damaged and renamed.
    public static func damaged(_ error: StorageError) -> Message {
        let path = if case .corrupt(let path) = error { path } else { "" }
        return Message(
            en: "The changes in \(path) could not be read. The damaged file was renamed.",
            ja: "\(path) の変更を読み取れませんでした。壊れたファイルの名前を変更しました。"
        )
    }
}

extension PendingChange {
    /// Says that the change waits, or why the server refused it.
    public var mark: Message { refusal.map(ChangeMessages.reason) ?? ChangeMessages.waits }
}
