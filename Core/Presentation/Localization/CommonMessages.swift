/// Messages that several features use. Some Japanese texts are from the article that explains this architecture.
public enum CommonMessages {
    /// The message for a server that does not support accounts.
    public static let noAccounts = Message(
        en: "This server does not support accounts.",
        ja: "このサーバーにはアカウント機能がありません。"
    )

    /// The message for a session that the server does not accept any more.
    public static let sessionEnded = Message(
        en: "Your session has ended. Sign in again.",
        ja: "セッションが終了しました。もう一度ログインしてください。"
    )

    /// What VoiceOver says after the label of a picture that cannot be shown.
    static let noPicture = Message(en: "The picture could not be loaded.", ja: "画像を読み込めませんでした。")

    /// The message for a session that cannot be read, saved or deleted.
    public static func storage(_ error: StorageError) -> Message {
        switch error {
        case .noFolder:
            Message(en: "There is no folder where the session can be saved.", ja: "セッションを保存するフォルダーがありません。")
        case .unreadable(let path, let reason):
            Message(en: "Cannot read \(path): \(reason).", ja: "\(path) を読み取れません（\(reason)）。")
        case .corrupt(let path):
            Message(
                en: "\(path) is damaged or too large. Sign in again to replace it.",
                ja: "\(path) が壊れているか、大きすぎます。もう一度ログインすると、作り直します。"
            )
        case .newerVersion(let path):
            Message(
                en: "\(path) was written by a later version of this app. Update the app, or sign out to delete it.",
                ja: "\(path) は新しいバージョンのアプリが保存しました。アプリをアップデートするか、ログアウトして削除してください。"
            )
        case .untrusted(let path, .link):
            Message(en: "\(path) is a symbolic link, which is not allowed.", ja: "\(path) はシンボリックリンクのため使用できません。")
        case .untrusted(let path, .otherOwner):
            Message(en: "\(path) belongs to another user.", ja: "\(path) は別のユーザーが所有しています。")
        case .untrusted(let path, .notAFile):
            Message(en: "\(path) is not a file.", ja: "\(path) はファイルではありません。")
        case .busy(let path):
            Message(en: "\(path) is in use. Try again later.", ja: "\(path) は使用中です。時間をおいて再試行してください。")
        case .unwritable(let path, let reason):
            Message(en: "Cannot write \(path): \(reason).", ja: "\(path) に書き込めません（\(reason)）。")
        }
    }

    /// The message for new tokens that cannot be saved.
    package static func sessionNotSaved(_ error: StorageError) -> Message {
        Message(
            en: "The renewed session could not be saved. You may have to sign in again.",
            ja: "更新したセッションを保存できませんでした。再ログインが必要になることがあります。"
        ) + storage(error)
    }
}
