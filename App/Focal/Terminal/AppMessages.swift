import Core
import Persistence

/// The messages that the commands print. The texts of the screens are in the folders of the features.
enum AppMessages {
    static let name = Message(en: "Name", ja: "名前")
    static let email = Message(en: "Email", ja: "メールアドレス")
    static let password = Message(en: "Password", ja: "パスワード")
    static let server = Message(en: "Server", ja: "サーバー")
    static let sessionAndCacheCleared = Message(
        en: "The session and the cache were deleted.",
        ja: "セッションとキャッシュを削除しました。"
    )
    static let cacheCleared = Message(en: "The cache was deleted.", ja: "キャッシュを削除しました。")
    static let cacheNotDeleted = Message(
        en: "The cache could not be deleted. Check its permissions.",
        ja: "キャッシュを削除できませんでした。権限を確認してください。"
    )
    static let allSent = Message(en: "All changes were sent.", ja: "すべての変更を送信しました。")
    static func notSent(_ count: Int) -> Message {
        Message(
            en: "\(count, one: "change is", other: "changes are") not sent.",
            ja: "送信していない変更が\(count)件あります。"
        )
    }
    static let giveUpChanges = Message(
        en: "To send, use: focal changes send. To give up, use: focal logout --force",
        ja: "送信するには focal changes send、破棄するには focal logout --force を使ってください。"
    )
    /// `isSignedIn` is false if the session has ended. Then a change waits for the next login of its user.
    static func savedOnDevice(_ text: String, _ count: Int, isSignedIn: Bool) -> Message {
        let waiting = Message(en: "\(count, one: "change waits", other: "changes wait")", ja: "送信待ち\(count)件")
        let time =
            isSignedIn
            ? Message(en: "when the server can be reached", ja: "サーバーに接続できたとき")
            : Message(en: "after the next login", ja: "次のログインの後")
        return Message(
            en: "Saved on this device: \(text). It is sent \(time). (\(waiting))",
            ja: "この端末に保存しました：\(text)。\(time)に送信します。（\(waiting)）"
        )
    }
    static func twoItems(_ id: String) -> Message {
        Message(
            en: "This device and the server each have an item “\(id)”. Write ./\(id) for the first, or ../\(id).",
            ja: "「\(id)」はこの端末とサーバーの両方にあります。この端末なら ./\(id)、サーバーなら ../\(id) と書いてください。"
        )
    }
    static func discarded(_ changes: [PendingChange]) -> Message {
        var seen: Set<String> = []
        let text = changes.map(\.text).filter { seen.insert($0).inserted }.joined(separator: ", ")
        let later = changes.count - seen.count
        var message = Message(en: "Discarded: \(text)", ja: "破棄しました：\(text)")
        if later > 0 {
            message = Message(
                en: "\(message) (and \(later, one: "later change", other: "later changes") of it)",
                ja: "\(message)（その後の変更\(later)件も破棄）"
            )
        }
        guard changes.contains(where: \.mayBeExecuted) else { return message }
        return Message(en: "\(message). The server may have it.", ja: "\(message)。サーバーには届いている可能性があります。")
    }
    static let interrupted = Message(en: "Interrupted.", ja: "中断しました。")
    static let notSignedIn = Message(en: "Nobody is signed in.", ja: "ログインしていません。")
    static let signIn = Message(en: "Sign in with: focal login", ja: "focal login でログインしてください。")
    static func signInAndOpen(_ commands: String) -> Message {
        Message(
            en: "To sign in and open the link, use: \(commands)",
            ja: "次のコマンドでログインし、リンクを開いてください：\(commands)"
        )
    }
    static let newFeature = Message(
        en: "To add a feature with a screen, use: scripts/new-feature NAME",
        ja: "scripts/new-feature NAME で、画面のある機能を追加してください。"
    )
    static func links(_ names: [String]) -> Message {
        Message(
            en: "A link starts with one of these names: \(names.joined(separator: ", ")).",
            ja: "リンクは次のどれかで始まります：\(names.joined(separator: "、"))"
        )
    }
    static func ignored(_ parts: String) -> Message {
        Message(en: "The screen does not use this part of the link: \(parts)", ja: "リンクの次の部分は使いません：\(parts)")
    }

    /// What the user of a command can do about an error. It follows the text of the error. An error of a feature
    /// contains that of Core which caused it, or its case has a name which means that the server has no such resource.
    static func advice(for error: Any) -> Message? {
        switch error {
        case InvalidResponse.onlyNextPages:
            Message(en: "To read all pages, use --all.", ja: "すべてのページを読むには --all を指定してください。")
        case InvalidResponse.nextPage: nil
        case is InvalidResponse, ConnectionFailure.Reason.unknownHost,
            is any UserFacingError where ["noAccounts", "noCollection"].contains("\(error)"):
            Message(en: "Check the address of the server.", ja: "サーバーのアドレスを確認してください。")
        case ConnectionFailure.Reason.insecure:
            Message(en: "Check the address and the certificate.", ja: "アドレスと証明書を確認してください。")
        case ConnectionFailure.Reason.unreachable:
            Message(en: "Check that the server is running.", ja: "サーバーが起動していることを確認してください。")
        case ConnectionFailure.Reason.timedOut:
            Message(en: "To wait longer, use --timeout.", ja: "長く待つには --timeout を指定してください。")
        case StorageError.noFolder, StorageError.untrusted(_, .otherOwner):
            Message(
                en: "Set HOME or XDG_STATE_HOME in the environment.",
                ja: "環境変数 HOME か XDG_STATE_HOME を設定してください。"
            )
        case StorageError.unreadable, StorageError.unwritable:
            Message(en: "Check the permissions.", ja: "権限を確認してください。")
        case StorageError.untrusted: Message(en: "Move it away, or delete it.", ja: "移動するか、削除してください。")
        default: Mirror(reflecting: error).children.compactMap { advice(for: $0.value) }.last
        }
    }

    static let badRequest = Message(
        en: "Use one path, for example /posts/1, and at most one method before it.",
        ja: "パス（例：/posts/1）を 1 つ指定してください。その前にメソッドを 1 つ書けます。"
    )
    static func badMethod(_ name: String) -> Message {
        Message(
            en: "The method “\(name)” is not supported. Use GET, POST, PUT, PATCH or DELETE.",
            ja: "メソッド「\(name)」には対応していません。GET、POST、PUT、PATCH、DELETE のどれかを指定してください。"
        )
    }
    static func badPath(_ path: String) -> Message {
        Message(
            en: "“\(path)” is not a path on the server. Use a path such as /posts/1.",
            ja: "「\(path)」はサーバーのパスではありません。/posts/1 のように指定してください。"
        )
    }
    static let fileWithGet = Message(
        en: "GET sends no file. Use POST, PUT or PATCH.",
        ja: "GET ではファイルを送信できません。POST、PUT、PATCH のどれかを指定してください。"
    )
    static func badField(_ text: String) -> Message {
        Message(
            en: "“\(text)” is not a field. Use --field key=value.",
            ja: "「\(text)」を項目として読み取れません。--field key=value の形で指定してください。"
        )
    }
    static func refused(_ status: Int, _ details: [String]) -> Message {
        let detail = "HTTP \(status)" + (details.isEmpty ? "" : " (\(details.joined(separator: "; ")))")
        return Message(en: "The server answered with \(detail).", ja: "サーバーの応答は \(detail) です。")
    }

    static let restore = Message(en: "Start of the app", ja: "アプリの起動")
    static let wrongPassword = Message(en: "Sign in with a wrong password", ja: "間違ったパスワードでログイン")
    static let login = Message(en: "Sign in", ja: "ログイン")
    static let logout = Message(en: "Sign out", ja: "ログアウト")

    static func cacheFailure(_ failure: CacheFailure) -> Message {
        switch failure {
        case .damaged:
            Message(en: "Saved data was damaged, and was deleted.", ja: "保存したデータが壊れていたため、削除しました。")
        case .newerVersion:
            Message(
                en: "The saved data is from a later version, and was not used. Update this program.",
                ja: "新しいバージョンで保存したデータのため、使用しませんでした。プログラムを更新してください。"
            )
        case .unusable(let reason):
            Message(
                en: "Data could not be read or saved on this device: \(reason).",
                ja: "この端末のデータを読み書きできませんでした（\(reason)）。"
            )
        }
    }

    static let lastPage = Message(en: "This is the last page.", ja: "最後のページです。")

    /// For example `page 2 of 10`. The number of pages is not known if `count` is `nil` or less than `page`.
    static func page(_ page: Int, of count: Int?) -> Message {
        guard let count, page <= count else { return Message(en: "page \(page)", ja: "\(page)ページ目") }
        return Message(en: "page \(page) of \(count)", ja: "\(page)／\(count)ページ")
    }

    static func emptyPage(_ page: Int, last: Int?) -> Message {
        guard let last else { return Message(en: "Page \(page) is empty.", ja: "\(page)ページ目は空です。") }
        return Message(
            en: "Page \(page) is empty. The last page is page \(last).",
            ja: "\(page)ページ目は空です。最後は\(last)ページ目です。"
        )
    }

    /// How to get the next page. `limit` is the number of elements on a page, if the user has set it.
    static func nextPage(_ page: Int, limit: Int?) -> Message {
        let options = (limit.map { "--limit \($0) " } ?? "") + "--page \(page)"
        return Message(en: "To see the next page, use \(options).", ja: "次のページを見るには \(options) を付けてください。")
    }

    static func tooSmall(_ option: String, _ least: Int) -> Message {
        Message(en: "\(option) must be \(least) or more.", ja: "\(option) には \(least) 以上の数を指定してください。")
    }

    static func outOfRange(_ option: String, _ least: Int, _ most: Int) -> Message {
        Message(
            en: "\(option) must be from \(least) to \(most).",
            ja: "\(option) には \(least) から \(most) までの数を指定してください。"
        )
    }

    static func badTimeout(_ most: Int) -> Message {
        Message(
            en: "--timeout must be more than 0 and at most \(most) seconds.",
            ja: "--timeout には 0 より大きく \(most) 以下の秒数を指定してください。"
        )
    }

    static func emptyValue(_ option: String) -> Message {
        Message(en: "\(option) must not be empty.", ja: "\(option) を空にはできません。")
    }

    static let secretInServer = Message(
        en: "The server address must not contain a user name or a password. To sign in, use: focal login",
        ja: "サーバーのアドレスにユーザー名やパスワードを含めないでください。focal login でログインしてください。"
    )

    static func plainHTTP(_ address: String) -> Message {
        Message(
            en: "The connection to “\(address)” is not encrypted. Use https, or allow http with --insecure.",
            ja: "「\(address)」との通信は暗号化されません。https を使うか、--insecure を付けてください。"
        )
    }

    static func badServer(_ address: String) -> Message {
        Message(
            en: "“\(address)” is not a server address. Use fake: or an address such as http://localhost:3000.",
            ja: "「\(address)」はサーバーのアドレスではありません。fake: か http://localhost:3000 のように指定してください。"
        )
    }

    static func badLanguage(_ name: String) -> Message {
        Message(
            en: "The language “\(name)” is not supported. Use en or ja.",
            ja: "言語「\(name)」には対応していません。en か ja を指定してください。"
        )
    }

    static func noTerminal(_ option: String) -> Message {
        Message(
            en: "There is no terminal, so the command cannot ask for input. Use \(option).",
            ja: "ターミナルがないため、入力を受け付けられません。\(option) を使ってください。"
        )
    }

    static func unreadableInput(_ most: Int) -> Message {
        Message(
            en: "The input must be one line of UTF-8 text without NUL, with at most \(most) bytes.",
            ja: "入力は NUL を含まない UTF-8 の 1 行（\(most) バイト以下）にしてください。"
        )
    }

    static func usage(_ words: String, help: String) -> Message {
        Message(en: "\(words) See: \(help)", ja: "引数が正しくありません。\(words) ヘルプ：\(help)")
    }

    static func outputFailed(_ reason: String) -> Message {
        Message(en: "Cannot write the output: \(reason).", ja: "出力を書き込めません（\(reason)）。")
    }
}
