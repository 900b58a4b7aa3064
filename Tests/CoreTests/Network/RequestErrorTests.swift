import Core
import Testing

@Suite("A request error")
struct RequestErrorTests {
    private static let lost = ConnectionFailure(.lost, server: "http://h.test")
    private static let failures: [(APIError, RequestError, code: String, message: Message)] = [
        (.requestFailed(lost), .noNetwork(lost), "no_network", CommonMessages.noNetwork(lost)),
        (
            .refused(Refusal(status: 503, code: "down", message: "maintenance")),
            .server(.refused(status: 503, message: "maintenance")), "server_error",
            CommonMessages.serverError(.refused(status: 503, message: "maintenance"))
        ),
        (
            .invalidResponse(.notHTTP), .server(.unreadable(.notHTTP)), "server_error",
            CommonMessages.serverError(.unreadable(.notHTTP))
        ),
        (.storage(.noFolder), .storage(.noFolder), "storage", CommonMessages.storage(.noFolder)),
    ]

    @Test("each API error becomes one request error, with its code and its message", arguments: failures)
    func mapping(error: APIError, expected: RequestError, code: String, message: Message) {
        let failure = RequestError(error)
        #expect(failure == expected)
        #expect(failure.code == code)
        #expect(failure.message == message)
    }

    @Test("no request error asks the user to sign in", arguments: failures)
    func login(error: APIError, expected: RequestError, code: String, message: Message) {
        #expect(!expected.needsLogin)
    }
}
