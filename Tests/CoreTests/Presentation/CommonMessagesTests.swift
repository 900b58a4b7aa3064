import Core
import Testing

@Suite("The messages for errors that all features share")
struct CommonMessagesTests {
    private static let messages =
        [.unknownHost, .unreachable, .lost, .insecure, .timedOut, .cancelled].map(noNetwork)
        + [Refusal(status: 503), Refusal(status: 500, message: "down")].map { APIError.refused($0).message }
        + [
            .json(UnreadableJSON(.notJSON)), .notHTTP, .status(304), .tooLarge(limit: 10),
            .redirect(302, to: "http://h.test/a"),
        ].map { APIError.invalidResponse($0).message }
        + [
            .noFolder, .unreadable(path: "/s", reason: "no permission"), .corrupt(path: "/s"),
            .newerVersion(path: "/s"), .untrusted(path: "/s", reason: .link), .busy(path: "/s"),
            .untrusted(path: "/s", reason: .otherOwner), .untrusted(path: "/s", reason: .notAFile),
            .unwritable(path: "/s", reason: "disk full"),
        ].map(CommonMessages.storage)
        + [CommonMessages.noAccounts, CommonMessages.sessionEnded, CommonMessages.sessionNotSaved(.noFolder)]

    private static func noNetwork(_ reason: ConnectionFailure.Reason) -> Message {
        APIError.requestFailed(ConnectionFailure(reason, server: "http://h.test")).message
    }

    @Test("every message has complete sentences in English and in Japanese", arguments: messages)
    func bothLanguages(message: Message) {
        let (english, japanese) = (message.text(in: .english), message.text(in: .japanese))
        #expect(english.wholeMatch(of: /[A-Zh\/].+[.)]/) != nil)
        #expect(japanese.wholeMatch(of: /.*[\p{Han}\p{Hiragana}].*[。）]/) != nil)
        #expect(!japanese.contains(". "))
    }

    @Test("no message mentions what only the user of a command line can change", arguments: messages)
    func saysWhatUsersCanDo(message: Message) {
        let others = /--|scripts\/|running|timeout|permissions\.|address|certificate|Move|起動|アドレス|証明書|権限|移動/
        for language in Language.allCases { #expect(message.text(in: language).firstMatch(of: others) == nil) }
    }

    @Test("two messages can be joined")
    func joins() {
        let (first, second) = (Message(en: "A.", ja: "あ。"), Message(en: "B.", ja: "い。"))
        #expect(Language.allCases.map((first + second).text) == ["A. B.", "あ。い。"])
    }

    @Test("all messages have different texts", arguments: Language.allCases)
    func different(language: Language) {
        #expect(Set(Self.messages.map { $0.text(in: language) }).count == Self.messages.count)
    }

    @Test("only the messages for network errors mention the network connection, and they name the server")
    func network() {
        let reasons: [ConnectionFailure.Reason] = [.unknownHost, .unreachable, .lost, .timedOut, .insecure, .cancelled]
        let japanese = reasons.map { Self.noNetwork($0).text(in: .japanese) }
        let english = reasons.map { Self.noNetwork($0).text(in: .english) }
        let isNetwork = [true, true, true, true, false, false]
        #expect(japanese.map { $0.hasSuffix("ネットワーク接続を確認してください。") } == isNetwork)
        #expect(english.map { $0.contains("network connection") } == isNetwork)
        #expect((japanese.prefix(5) + english.prefix(5)).allSatisfy { $0.contains("http://h.test") })
    }

    @Test("the message for a response that cannot be decoded names the field, in both languages")
    func unreadable() {
        let error = UnreadableJSON(path: "[3].title", .wrongType(expected: .string))
        let message = APIError.invalidResponse(.json(error)).message
        #expect(message.text(in: .english).contains("([3].title: expected a string)"))
        #expect(message.text(in: .japanese).contains("（[3].title：文字列ではありません）"))
    }

    @Test("the message for a storage error has the path, and the reason if it is known", arguments: Language.allCases)
    func storage(language: Language) {
        let path = "/home/a/session.json"
        let errors: [StorageError] = [
            .unreadable(path: path, reason: "why"), .unwritable(path: path, reason: "why"), .corrupt(path: path),
            .newerVersion(path: path), .busy(path: path),
        ]
        let texts = errors.map { CommonMessages.storage($0).text(in: language) }
        #expect(texts.allSatisfy { $0.contains(path) })
        #expect(texts.prefix(2).allSatisfy { $0.contains("why") })
    }
}
