import Core
import Testing

@Suite("An API error")
struct APIErrorTests {
    private static let errors: [(APIError, code: String, words: String)] = [
        (.requestFailed(ConnectionFailure(.lost, server: "http://h.test")), "no_network", "to http://h.test was lost"),
        (.refused(Refusal(status: 503, code: "down", message: "busy")), "server_error", "(HTTP 503: busy)"),
        (.invalidResponse(.notHTTP), "server_error", "(it is not HTTP)"),
        (.storage(.noFolder), "storage", "no folder"),
    ]

    @Test("every API error has a code for scripts and a message for the user", arguments: errors)
    func words(error: APIError, code: String, words: String) {
        #expect(error.code == code)
        #expect(error.message.text(in: .english).contains(words))
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
