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
        case .redirect(let target, .otherOrigin):
            Message(
                en: "A redirect to another server (\(target)) was not followed. Check the address of the server.",
                ja: "別のサーバー \(target) へのリダイレクトが返されたため、送信を中止しました。アドレスを確認してください。"
            )
        case .redirect(let target, .notReading):
            Message(
                en: "A redirect to \(target) was not followed, because the request changes data. Check the address.",
                ja: "\(target) へのリダイレクトが返されましたが、データを変更するリクエストは転送できません。アドレスを確認してください。"
            )
        case .redirect(let target, .tooMany):
            Message(
                en: "There were too many redirects. The last one was to \(target). Check the address of the server.",
                ja: "サーバーがリダイレクトを繰り返しています（最後の転送先：\(target)）。アドレスを確認してください。"
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
