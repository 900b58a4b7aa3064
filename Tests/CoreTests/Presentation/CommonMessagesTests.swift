import Core
import Testing

@Suite("The messages for errors that all features share")
struct CommonMessagesTests {
    private static let messages =
        [.unknownHost, .unreachable, .lost, .insecure, .timedOut, .cancelled].map(noNetwork)
        + [
            .refused(status: 503, message: nil), .refused(status: 500, message: "down"),
            .unreadable(.json(UnreadableJSON(.notJSON))), .unreadable(.notHTTP), .unreadable(.status(304)),
            .unreadable(.tooLarge(limit: 10)), .unreadable(.redirect(to: "http://h.test/a", .otherOrigin)),
            .unreadable(.redirect(to: "http://h.test/a", .notReading)),
        ]
        .map(CommonMessages.serverError)
        + [
            .noFolder, .unreadable(path: "/s", reason: "no permission"), .corrupt(path: "/s"), .tooLarge(path: "/s"),
            .newerVersion(path: "/s"), .untrusted(path: "/s", reason: .link),
            .untrusted(path: "/s", reason: .otherOwner),
            .untrusted(path: "/s", reason: .notAFile), .busy(path: "/s"), .unwritable(path: "/s", reason: "disk full"),
        ].map(CommonMessages.storage)
        + [CommonMessages.noAccounts, CommonMessages.sessionEnded, CommonMessages.sessionNotSaved(.noFolder)]

    private static func noNetwork(_ reason: ConnectionFailure.Reason) -> Message {
        CommonMessages.noNetwork(ConnectionFailure(reason, server: "http://h.test"))
    }

    @Test("every message has complete sentences in English and in Japanese", arguments: messages)
    func bothLanguages(message: Message) {
        let (english, japanese) = (message.text(in: .english), message.text(in: .japanese))
        #expect(english.wholeMatch(of: /[A-Zh\/].+[.)]/) != nil)
        #expect(japanese.wholeMatch(of: /.*[\p{Han}\p{Hiragana}].*[。）]/) != nil)
        #expect(!japanese.contains(". "))
    }

    @Test("all messages have different texts", arguments: Language.allCases)
    func different(language: Language) {
        #expect(Set(Self.messages.map { $0.text(in: language) }).count == Self.messages.count)
    }

    @Test(
        "the message for a network error names the server and has the text of the source article",
        arguments: [ConnectionFailure.Reason.unknownHost, .unreachable, .lost, .timedOut]
    )
    func network(reason: ConnectionFailure.Reason) {
        let message = Self.noNetwork(reason)
        #expect(message.text(in: .japanese).hasSuffix("ネットワーク接続を確認してください。"))
        #expect(message.text(in: .english).contains("network connection"))
        for language in Language.allCases {
            #expect(message.text(in: language).contains("http://h.test"))
        }
    }

    @Test(
        "the message for an insecure or cancelled request does not mention the network",
        arguments: [ConnectionFailure.Reason.insecure, .cancelled]
    )
    func notTheNetwork(reason: ConnectionFailure.Reason) {
        #expect(!Self.noNetwork(reason).text(in: .japanese).contains("ネットワーク"))
        #expect(!Self.noNetwork(reason).text(in: .english).contains("network"))
    }

    @Test("the message for a server error has the status code and the message of the server")
    func server() {
        let message = CommonMessages.serverError(.refused(status: 500, message: "down"))
        let japanese = "サーバーで問題が発生しました。時間をおいて再試行してください。（HTTP 500: down）"
        #expect(message.text(in: .japanese) == japanese)
        let english = "Something went wrong on the server. Try again later. (HTTP 500: down)"
        #expect(message.text(in: .english) == english)
        let short = CommonMessages.serverError(.refused(status: 503, message: nil))
        #expect(short.text(in: .english).hasSuffix("(HTTP 503)"))
    }

    @Test("the message for a response that cannot be decoded names the field", arguments: Language.allCases)
    func unreadable(language: Language) {
        let error = UnreadableJSON(path: "[3].title", .wrongType(expected: .string))
        let text = CommonMessages.serverError(.unreadable(.json(error))).text(in: language)
        #expect(text.contains(language == .english ? "([3].title: expected a string)" : "（[3].title：文字列ではありません）"))
    }

    @Test("the message for a storage error has the path and the reason", arguments: Language.allCases)
    func storage(language: Language) {
        let path = "/home/a/session.json"
        for error in [StorageError.unreadable(path: path, reason: "why"), .unwritable(path: path, reason: "why")] {
            let text = CommonMessages.storage(error).text(in: language)
            #expect(text.contains(path) && text.contains("why"))
        }
        for error in [
            StorageError.corrupt(path: path), .tooLarge(path: path), .newerVersion(path: path), .busy(path: path),
        ] {
            #expect(CommonMessages.storage(error).text(in: language).contains(path))
        }
    }
}
