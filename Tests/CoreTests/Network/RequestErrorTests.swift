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

    @Test("every API error is converted to a request error with the right code and message", arguments: failures)
    func mapping(error: APIError, expected: RequestError, code: String, message: Message) {
        let failure = RequestError(error)
        #expect(failure == expected)
        #expect(failure.code == code)
        #expect(failure.message == message)
    }

    @Test("no request error requires the user to sign in", arguments: failures)
    func login(error: APIError, expected: RequestError, code: String, message: Message) {
        #expect(!expected.needsLogin)
    }
}
