/// Messages about changes that the server does not have yet.
public enum ChangeMessages {
    /// The title of the changes whose items are not shown.
    public static let changes = Message(en: "Changes", ja: "変更")
    /// The button that shows a refused change in its form.
    public static let edit = Message(en: "Edit", ja: "編集")
    /// The button that sends a refused change again.
    public static let sendAgain = Message(en: "Send Again", ja: "再送信")
    /// The button that gives up a change.
    public static let discard = Message(en: "Discard", ja: "破棄")

    /// The question before several changes are given up. It names all of them.
    static func discardQuestion(_ changes: [PendingChange]) -> Message {
        let texts = changes.map(\.text)
        return Message(
            en: "Do you want to discard these changes? “\(texts.joined(separator: "”, “"))”",
            ja: "次の変更を破棄しますか？ 「\(texts.joined(separator: "」、「"))」"
        )
    }

    /// Says that a change waits, or why the server refused it.
    public static func mark(of change: PendingChange) -> Message {
        guard let refusal = change.refusal else { return Message(en: "waits", ja: "送信待ち") }
        if refusal.status < 300 { return noID }
        if refusal.message == lostFile.text(in: .english) { return lostFile }
        let reason = "(\(refusal.status))" + (refusal.reason.map { ": \($0)" } ?? "")
        return Message(en: "refused \(reason)", ja: "拒否 \(reason)")
    }

    /// The message for a change whose file is gone from this device.
    static let lostFile = Message(
        en: "The file of this change is no longer on this device.",
        ja: "この変更のファイルがこの端末にありません。"
    )

    /// The message for a change of an item whose id the server has not sent.
    static let noID = Message(
        en: "The server sent no id for a new item that this change needs. Load the list first.",
        ja: "この変更に必要な新しいアイテムの ID がサーバーから届いていません。先に一覧を読み込んでください。"
    )

    /// The message about the file of a queue that was damaged and renamed.
    public static func damaged(_ path: String) -> Message {
        Message(
            en: "The changes in \(path) cannot be read. The file was renamed.",
            ja: "\(path) の変更を読み取れません。ファイルの名前を変更しました。"
        )
    }
}
