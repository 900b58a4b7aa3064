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
        #expect(!failure.needsLogin)
    }

    @Test("a client is offline only if the server cannot be reached")
    func offline() {
        let reasons: [ConnectionFailure.Reason] = [.unknownHost, .unreachable, .lost, .timedOut, .insecure, .cancelled]
        let errors = reasons.map { APIError.requestFailed(ConnectionFailure($0, server: "")) }
        #expect(errors.map(\.isOffline) == [true, true, true, true, false, false])
        #expect(!APIError.refused(Refusal(status: 503)).isOffline)
    }
}
