extension InvalidResponse {
    /// The message for the user: what is wrong with the response, and what the user can do.
    var message: Message {
        switch self {
        case .json(let error): Self.unreadable(error.detail)
        case .notHTTP: Self.unreadable(Message(en: "it is not HTTP", ja: "HTTP の応答ではありません"))
        case .status(let status):
            Self.unreadable(Message(en: "unexpected status code \(status)", ja: "想定外のステータスコード \(status)"))
        case .tooLarge(let limit):
            Self.unreadable(Message(en: "it is larger than \(limit) bytes", ja: "\(limit) バイトを超えています"))
        case .redirect(let target):
            Message(
                en: "A redirect to \(target) was not followed. Check the address of the server.",
                ja: "\(target) へのリダイレクトには従いませんでした。サーバーのアドレスを確認してください。"
            )
        }
    }

    private static func unreadable(_ detail: Message) -> Message {
        Message(
            en: "The server's response cannot be read. Check that the address is right. (\(detail.text(in: .english)))",
            ja: "サーバーの応答を読み取れません。アドレスを確認してください。（\(detail.text(in: .japanese))）"
        )
    }
}
