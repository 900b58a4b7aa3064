extension InvalidResponse {
    /// The message for the user: why the response cannot be used.
    var message: Message {
        switch self {
        case .json(let error): Self.unreadable(error.detail)
        case .notHTTP: Self.unreadable(Message(en: "it is not HTTP", ja: "HTTP の応答ではありません"))
        case .status(let status):
            Self.unreadable(Message(en: "unexpected status code \(status)", ja: "想定外のステータスコード \(status)"))
        case .tooLarge(let limit):
            Message(en: "The server's response is larger than \(limit) bytes.", ja: "サーバーの応答が \(limit) バイトを超えています。")
        case .redirect(_, let target):
            Message(
                en: "The server sent a redirect to \(target), which was not followed.",
                ja: "サーバーが指定したリダイレクト先 \(target) には接続しませんでした。"
            )
        case .nextPage(let address):
            Message(
                en: "The server names a next page that cannot be requested: \(address)",
                ja: "サーバーが示した次のページは取得できません：\(address)"
            )
        case .onlyNextPages(let page):
            Message(
                en: "This server has only next pages, and page \(page) is too far away.",
                ja: "このサーバーでは1ページずつしか進めないため、\(page)ページ目を開けません。"
            )
        }
    }

    private static func unreadable(_ detail: Message) -> Message {
        Message(
            en: "The server's response cannot be read. Try again later. (\(detail))",
            ja: "サーバーの応答を読み取れません。時間をおいて再試行してください。（\(detail)）"
        )
    }
}
