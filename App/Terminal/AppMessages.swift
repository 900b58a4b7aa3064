import Core

/// The words of the commands themselves; what a page says is in its feature.
enum AppMessages {
    static let name = Message(en: "Name", ja: "名前")
    static let email = Message(en: "Email", ja: "メールアドレス")
    static let password = Message(en: "Password", ja: "パスワード")
    static let server = Message(en: "Server", ja: "サーバー")
    static let forgotten = Message(en: "Session and cache are cleared.", ja: "セッションとキャッシュを消去しました。")
    static let cacheForgotten = Message(en: "The cache is cleared.", ja: "キャッシュを消去しました。")
    static let interrupted = Message(en: "Interrupted.", ja: "中断しました。")
    static let notSignedIn = Message(
        en: "Nobody is signed in. Sign in with: focal login",
        ja: "ログインしていません。focal login でログインしてください。"
    )
    static let noFolder = Message(
        en: "There is no folder to save the session in. Set HOME or XDG_STATE_HOME.",
        ja: "セッションを保存するフォルダがありません。HOME か XDG_STATE_HOME を設定してください。"
    )
    static let nothingToChange = Message(
        en: "There is nothing to change. Give --name, --email, --phone or --website.",
        ja: "変更する項目がありません。--name、--email、--phone、--website のいずれかを指定してください。"
    )

    static let wrongPassword = Message(en: "A wrong password", ja: "間違ったパスワード")
    static let login = Message(en: "Login", ja: "ログイン")
    static let onePost = Message(en: "One post with its comments", ja: "投稿とコメント")
    static let profile = Message(en: "MyPage", ja: "マイページ")
    static let refusedEdit = Message(en: "An edit that cannot be right", ja: "入力エラーになる編集")
    static let edit = Message(en: "An edit", ja: "編集")
    static let logout = Message(en: "Logout", ja: "ログアウト")

    static func cacheKept(_ error: StorageError) -> Message {
        let reason = CommonMessages.storage(error)
        return Message(
            en: "The cache is still here. \(reason.text(in: .english))",
            ja: "キャッシュが残っています。\(reason.text(in: .japanese))"
        )
    }

    static func feedPage(_ page: Int) -> Message {
        Message(en: "Feed, page \(page)", ja: "フィード \(page)ページ目")
    }

    static func searchFor(_ text: String) -> Message {
        Message(en: "A search for “\(text)”", ja: "「\(text)」で検索")
    }

    static func nextPage(_ page: Int) -> Message {
        Message(en: "Next page: --page \(page)", ja: "次のページ：--page \(page)")
    }

    static func tooSmall(_ option: String, _ least: Int) -> Message {
        Message(en: "\(option) takes a number from \(least).", ja: "\(option) には \(least) 以上の数を指定してください。")
    }

    static func outOfRange(_ option: String, _ least: Int, _ most: Int) -> Message {
        Message(
            en: "\(option) takes a number from \(least) to \(most).",
            ja: "\(option) には \(least) から \(most) までの数を指定してください。"
        )
    }

    static func badTimeout(_ most: Int) -> Message {
        Message(
            en: "--timeout takes seconds: more than 0, at most \(most).",
            ja: "--timeout には 0 より大きく \(most) 以下の秒数を指定してください。"
        )
    }

    static func emptyValue(_ option: String) -> Message {
        Message(en: "\(option) must not be empty.", ja: "\(option) を空にはできません。")
    }

    static let secretInServer = Message(
        en: "--server must hold no name and no password: others could read them. Sign in with: focal login",
        ja: "--server にユーザー名やパスワードを含めることはできません。ほかの人に読まれるおそれがあります。focal login でログインしてください。"
    )

    static func plainHTTP(_ address: String) -> Message {
        Message(
            en:
                "“\(address)” is not encrypted: everybody on the way could read along. Use https, or allow it with --insecure.",
            ja: "「\(address)」は暗号化されないため、通信を読み取られるおそれがあります。https を使うか、--insecure を付けてください。"
        )
    }

    static func badServer(_ address: String) -> Message {
        Message(
            en: "--server “\(address)” is no server. Use fake: or an address as http://localhost:3000.",
            ja: "--server「\(address)」はサーバーのアドレスではありません。fake: か http://localhost:3000 のように指定してください。"
        )
    }

    static func badLanguage(_ name: String) -> Message {
        Message(
            en: "The language “\(name)” is not known. Use en or ja.",
            ja: "言語「\(name)」には対応していません。en か ja を指定してください。"
        )
    }

    static func noTerminal(_ option: String) -> Message {
        Message(
            en: "There is no terminal to ask on. Use \(option).",
            ja: "入力できるターミナルがありません。\(option) を使ってください。"
        )
    }

    static func unreadableInput(_ most: Int) -> Message {
        Message(
            en: "The input must be one line of UTF-8 text without NUL, of at most \(most) bytes.",
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
