/// The messages that all features share. Some of the Japanese texts are from the source article.
public enum CommonMessages {
    /// The message for a request to which no response arrived.
    public static func noNetwork(_ failure: ConnectionFailure) -> Message {
        let server = failure.server
        return switch failure.reason {
        case .unknownHost:
            Message(
                en: "The server \(server) was not found. Check the address and your network connection.",
                ja: "\(server) が見つかりません。ネットワーク接続を確認してください。"
            )
        case .unreachable:
            Message(
                en: "Cannot connect to \(server). Check that the server is running, and check your network connection.",
                ja: "\(server) に接続できません。サーバーが起動していることと、ネットワーク接続を確認してください。"
            )
        case .lost:
            Message(
                en: "The connection to \(server) was lost. Check your network connection.",
                ja: "\(server) との接続が切れました。ネットワーク接続を確認してください。"
            )
        case .insecure:
            Message(
                en: "A secure connection to \(server) is not possible. Check the address and the certificate.",
                ja: "\(server) に安全に接続できません。アドレスと証明書を確認してください。"
            )
        case .timedOut:
            Message(
                en: "\(server) did not respond in time. Check your network connection, or set a longer timeout.",
                ja: "\(server) から時間内に応答がありませんでした。タイムアウトを長くするか、ネットワーク接続を確認してください。"
            )
        case .cancelled:
            Message(en: "Cancelled.", ja: "キャンセルしました。")
        }
    }

    /// The message for an error response.
    public static func serverError(_ refusal: Refusal) -> Message {
        let detail = "HTTP \(refusal.status)" + (refusal.message.map { ": \($0)" } ?? "")
        return Message(
            en: "Something went wrong on the server. Try again later. (\(detail))",
            ja: "サーバーで問題が発生しました。時間をおいて再試行してください。（\(detail)）"
        )
    }

    /// The message for a server that does not support accounts.
    public static let noAccounts = Message(
        en: "This server does not support accounts. To sign in, use another server.",
        ja: "このサーバーにはアカウント機能がありません。ログインするには、別のサーバーを指定してください。"
    )

    /// The message for a session that the server does not accept any more.
    public static let sessionEnded = Message(
        en: "Your session has ended. Sign in again.",
        ja: "セッションの有効期限が切れました。もう一度ログインしてください。"
    )

    /// The message for a session file that cannot be saved or read.
    public static func storage(_ error: StorageError) -> Message {
        switch error {
        case .noFolder:
            Message(
                en: "There is no folder where the session can be saved.",
                ja: "セッションを保存するフォルダがありません。"
            )
        case .unreadable(let path, let reason):
            Message(
                en: "Cannot read \(path): \(reason). Check its permissions.",
                ja: "\(path) を読み取れません（\(reason)）。権限を確認してください。"
            )
        case .corrupt(let path):
            Message(
                en: "\(path) is damaged or too large. Sign in again to replace the file.",
                ja: "\(path) が壊れているか、大きすぎます。もう一度ログインすると作り直されます。"
            )
        case .newerVersion(let path):
            Message(
                en: """
                    \(path) was written by a later version of this program. \
                    Update the program, or sign out. Signing out deletes this file.
                    """,
                ja: "\(path) は新しいバージョンで作成されています。アップデートするか、ログアウトしてください。ログアウトすると、このファイルは削除されます。"
            )
        case .untrusted(let path, .link):
            Message(
                en: "\(path) is a symbolic link, which is not allowed. Replace the link with a real file or folder.",
                ja: "\(path) はシンボリックリンクのため使用できません。実際のファイルまたはフォルダに置き換えてください。"
            )
        case .untrusted(let path, .otherOwner):
            Message(
                en: "\(path) belongs to another user. Move it, or change its owner.",
                ja: "\(path) は別のユーザーが所有しています。別の場所に移動するか、所有者を変更してください。"
            )
        case .untrusted(let path, .notAFile):
            Message(
                en: "\(path) is not a file. Move it to another place.",
                ja: "\(path) はファイルではありません。別の場所に移動してください。"
            )
        case .busy(let path):
            Message(
                en: "Another process is using \(path). End that process and try again.",
                ja: "\(path) は別のプロセスが使用中です。そのプロセスを終了してから、もう一度お試しください。"
            )
        case .unwritable(let path, let reason):
            Message(
                en: "Cannot write \(path): \(reason). Check its permissions and the free disk space.",
                ja: "\(path) に書き込めません（\(reason)）。権限と空き容量を確認してください。"
            )
        }
    }
}

extension CommonMessages {
    /// The message for new tokens that cannot be saved.
    public static func sessionNotSaved(_ error: StorageError) -> Message {
        let reason = storage(error)
        return Message(
            en: "The renewed session could not be saved. You may have to sign in again. \(reason.text(in: .english))",
            ja: "更新したセッションを保存できませんでした。再ログインが必要になることがあります。\(reason.text(in: .japanese))"
        )
    }
}
