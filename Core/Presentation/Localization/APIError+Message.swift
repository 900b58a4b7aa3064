extension APIError: UserFacingError {
    /// The error code for scripts: `no_network`, `server_error` or `storage`.
    public var code: String {
        switch self {
        case .requestFailed: "no_network"
        case .refused, .invalidResponse: "server_error"
        case .storage: "storage"
        case .renewal(let error): error.code
        }
    }

    /// The message for the user. It can also say what the user can do.
    public var message: Message {
        switch self {
        case .requestFailed(let failure): return failure.message
        case .refused(let refusal):
            let detail = "HTTP \(refusal.status)" + (refusal.reason.map { ": \($0)" } ?? "")
            return Message(
                en: "Something went wrong on the server. Try again later. (\(detail))",
                ja: "サーバーで問題が発生しました。時間をおいて再試行してください。（\(detail)）"
            )
        case .invalidResponse(let problem): return problem.message
        case .storage(let error): return CommonMessages.storage(error)
        case .renewal(let error): return error.message
        }
    }
}

extension ConnectionFailure {
    fileprivate var message: Message {
        switch reason {
        case .unknownHost:
            Message(
                en: "The server \(server) was not found. Check your network connection.",
                ja: "\(server) が見つかりません。ネットワーク接続を確認してください。"
            )
        case .unreachable:
            Message(
                en: "Cannot connect to \(server). Check your network connection.",
                ja: "\(server) に接続できません。ネットワーク接続を確認してください。"
            )
        case .lost:
            Message(
                en: "The connection to \(server) was lost. Check your network connection.",
                ja: "\(server) との接続が切れました。ネットワーク接続を確認してください。"
            )
        case .insecure:
            Message(en: "A secure connection to \(server) is not possible.", ja: "\(server) に安全に接続できません。")
        case .timedOut:
            Message(
                en: "\(server) did not respond in time. Check your network connection.",
                ja: "\(server) から時間内に応答がありませんでした。ネットワーク接続を確認してください。"
            )
        case .cancelled: Message(en: "Cancelled.", ja: "キャンセルしました。")
        }
    }
}
