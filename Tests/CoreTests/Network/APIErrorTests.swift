import Core
import Testing

@Suite("An API error")
struct APIErrorTests {
    private static let lost = ConnectionFailure(.lost, server: "http://h.test")
    private static let refusal = Refusal(status: 503, code: "down", message: "maintenance")
    private static let json = UnreadableJSON(path: "[3].title", .wrongType(expected: .string))
    private static let errors: [(APIError, code: String, english: String)] = [
        (.requestFailed(lost), "no_network", CommonMessages.noNetwork(lost).text(in: .english)),
        (.refused(refusal), "server_error", CommonMessages.serverError(refusal).text(in: .english)),
        (
            .invalidResponse(.json(json)), "server_error",
            "The server's response cannot be read. Check that the address is right. ([3].title: expected a string)"
        ),
        (.storage(.noFolder), "storage", CommonMessages.storage(.noFolder).text(in: .english)),
    ]

    @Test("every API error has a code for scripts and a message for the user", arguments: errors)
    func words(error: APIError, code: String, english: String) {
        #expect(error.code == code)
        #expect(error.message.text(in: .english) == english)
        #expect(!error.needsLogin)
    }

    @Test("a client is offline only if the server cannot be reached")
    func offline() {
        let reasons: [ConnectionFailure.Reason] = [.unknownHost, .unreachable, .lost, .timedOut, .insecure, .cancelled]
        let errors = reasons.map { APIError.requestFailed(ConnectionFailure($0, server: "")) }
        #expect(errors.map(\.isOffline) == [true, true, true, true, false, false])
        #expect(!APIError.refused(Refusal(status: 503)).isOffline)
    }
}
