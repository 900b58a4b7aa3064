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

    /// Says that a change waits, or why the server refused it.
    public static func mark(of change: PendingChange) -> Message {
        guard let refusal = change.refusal else { return Message(en: "waits", ja: "送信待ち") }
        // The server has executed the change, but its answer has no id.
        if refusal.status < 300 { return Message(en: "saved, but the server sent no id", ja: "保存済み（サーバーの応答にIDなし）") }
        let reason = "(\(refusal.status))" + (refusal.message.map { ": \($0)" } ?? "")
        return Message(en: "refused \(reason)", ja: "拒否 \(reason)")
    }

    /// The message about the file of a queue that was damaged and renamed.
    public static func damaged(_ path: String) -> Message {
        Message(
            en: "The changes in \(path) cannot be read. The file was renamed.",
            ja: "\(path) の変更を読み取れません。ファイルの名前を変更しました。"
        )
    }
}
