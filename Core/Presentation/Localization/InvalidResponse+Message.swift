extension InvalidResponse {
    /// What is wrong with the answer, and what to do.
    var message: Message {
        switch self {
        case .json(let error): Self.unreadable(error.detail)
        case .notHTTP: Self.unreadable(Message(en: "it is no HTTP", ja: "HTTP ではありません"))
        case .status(let status): Self.unreadable(Message(en: "HTTP \(status)", ja: "HTTP \(status)"))
        case .tooLarge(let limit):
            Self.unreadable(Message(en: "it is longer than \(limit) bytes", ja: "\(limit) バイトを超えています"))
        case .redirect(let target, .otherOrigin):
            Message(
                en:
                    "The server redirects to \(target), which is another server: nothing was sent there. Check the address.",
                ja: "サーバーが別のサーバー \(target) へのリダイレクトを返したため、送信しませんでした。アドレスを確認してください。"
            )
        case .redirect(let target, .notReading):
            Message(
                en:
                    "The server redirects to \(target), but a change goes only to where it was sent. Check the address.",
                ja: "サーバーが \(target) へのリダイレクトを返しましたが、変更は元のアドレスにしか送信しません。アドレスを確認してください。"
            )
        case .redirect(let target, .loop), .redirect(let target, .tooMany):
            Message(
                en: "The server redirects on and on, at last to \(target). Check the address.",
                ja: "サーバーがリダイレクトを繰り返しています（最後の転送先：\(target)）。アドレスを確認してください。"
            )
        }
    }

    private static func unreadable(_ detail: Message) -> Message {
        Message(
            en: "The server's answer cannot be read. Check that the address is right. (\(detail.text(in: .english)))",
            ja: "サーバーの応答を読み取れません。アドレスを確認してください。（\(detail.text(in: .japanese))）"
        )
    }
}
