/// The sentences that all features share. The Japanese ones of the network and the server are the FOCAL article's.
public enum CommonMessages {
    /// No answer came.
    public static func noNetwork(_ failure: ConnectionFailure) -> Message {
        let server = failure.server
        return switch failure.reason {
        case .unknownHost:
            Message(
                en: "There is no server by the name of \(server). Check the address and your network connection.",
                ja: "\(server) が見つかりません。ネットワーク接続を確認してください。"
            )
        case .unreachable:
            Message(
                en: "Cannot connect to \(server). Check that the server runs, and your network connection.",
                ja: "\(server) に接続できません。サーバーが動いているか確かめ、ネットワーク接続を確認してください。"
            )
        case .lost:
            Message(
                en: "The connection to \(server) was lost. Check your network connection.",
                ja: "\(server) との接続が切れました。ネットワーク接続を確認してください。"
            )
        case .insecure:
            Message(
                en: "No secure connection to \(server) can be made. Check the address and its certificate.",
                ja: "\(server) と安全に接続できません。アドレスと証明書を確認してください。"
            )
        case .timedOut:
            Message(
                en: "\(server) did not answer in time. Check your network connection, or allow more time.",
                ja: "\(server) から時間内に応答がありませんでした。待つ時間を延ばすか、ネットワーク接続を確認してください。"
            )
        case .cancelled:
            Message(en: "Cancelled.", ja: "キャンセルしました。")
        }
    }

    /// The server failed.
    public static func serverError(_ failure: ServerFailure) -> Message {
        switch failure {
        case .refused(let status, let message):
            let detail = "HTTP \(status)" + (message.map { ": \($0)" } ?? "")
            return Message(
                en: "Something went wrong on the server. Try again later. (\(detail))",
                ja: "サーバーで問題が発生しました。時間をおいて再試行してください。（\(detail)）"
            )
        case .unreadable(let problem):
            return problem.message
        }
    }

    /// The server has no account endpoints.
    public static let noAccounts = Message(
        en: "This server has no accounts. Its feed needs none; to sign in, use another server.",
        ja: "このサーバーにはアカウント機能がありません。フィードはそのまま使えます。ログインするには別のサーバーを指定してください。"
    )

    /// The session is over.
    public static let sessionEnded = Message(
        en: "Your session has ended. Sign in again.",
        ja: "セッションの有効期限が切れました。もう一度ログインしてください。"
    )

    /// Something cannot be kept, or read back.
    public static func storage(_ error: StorageError) -> Message {
        switch error {
        case .noFolder:
            Message(
                en: "There is no home folder to keep the session in. Set HOME or XDG_STATE_HOME.",
                ja: "セッションを保存するフォルダがありません。HOME か XDG_STATE_HOME を設定してください。"
            )
        case .unreadable(let path, let reason):
            Message(
                en: "Cannot read \(path): \(reason). Check its permissions.",
                ja: "\(path) を読み取れません（\(reason)）。権限を確認してください。"
            )
        case .corrupt(let path):
            Message(
                en: "\(path) is damaged. Sign in again, and it is made anew.",
                ja: "\(path) が壊れています。もう一度ログインすると作り直されます。"
            )
        case .tooLarge(let path):
            Message(
                en: "\(path) is larger than it can rightly be. Sign in again, and it is made anew.",
                ja: "\(path) が大きすぎます。もう一度ログインすると作り直されます。"
            )
        case .newerVersion(let path):
            Message(
                en:
                    "\(path) was written by a later version of this program. Update the program, or sign out to start anew.",
                ja: "\(path) は新しいバージョンで作成されています。アップデートするか、ログアウトしてやり直してください。"
            )
        case .untrusted(let path, let reason): untrusted(path, reason)
        case .busy(let path):
            Message(
                en: "Another process holds \(path) and does not let go. End it, and try again.",
                ja: "\(path) を別のプロセスが使用し続けています。そのプロセスを終了してから、もう一度お試しください。"
            )
        case .unwritable(let path, let reason):
            Message(
                en: "Cannot write \(path): \(reason). Check its permissions and the free space.",
                ja: "\(path) に書き込めません（\(reason)）。権限と空き容量を確認してください。"
            )
        }
    }
}

extension CommonMessages {
    /// The new tokens of a session cannot be saved.
    public static func sessionNotSaved(_ error: StorageError) -> Message {
        let reason = storage(error)
        return Message(
            en:
                "The session was renewed and could not be kept: you may have to sign in again. \(reason.text(in: .english))",
            ja: "セッションを更新しましたが、保存できませんでした。再ログインが必要になることがあります。\(reason.text(in: .japanese))"
        )
    }

    private static func untrusted(_ path: String, _ reason: StorageError.Distrust) -> Message {
        switch reason {
        case .link:
            Message(
                en: "\(path) is a symbolic link, and is not followed. Put what it leads to in its place.",
                ja: "\(path) はシンボリックリンクのため使用できません。リンク先の実体を置いてください。"
            )
        case .otherOwner:
            Message(
                en: "\(path) belongs to another user. Move it away, or make it yours.",
                ja: "\(path) は別のユーザーのものです。別の場所に移すか、所有者を変更してください。"
            )
        case .notAFile:
            Message(
                en: "\(path) is not a file. Move it away.",
                ja: "\(path) はファイルではありません。別の場所に移してください。"
            )
        }
    }
}
