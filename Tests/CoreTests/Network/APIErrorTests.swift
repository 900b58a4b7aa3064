import Core
import Testing

@Suite("An error of a request")
struct APIErrorTests {
    @Test(
        "a client is offline if the server cannot be reached",
        arguments: [ConnectionFailure.Reason.unknownHost, .unreachable, .lost, .timedOut]
    )
    func offline(reason: ConnectionFailure.Reason) {
        #expect(APIError.requestFailed(ConnectionFailure(reason, server: "")).isOffline)
    }

    @Test(
        "a client is not offline after an insecure connection, a cancelled request or a response",
        arguments: [
            APIError.requestFailed(ConnectionFailure(.insecure, server: "")),
            .requestFailed(ConnectionFailure(.cancelled, server: "")), .refused(Refusal(status: 503)),
            .invalidResponse(.notHTTP), .storage(.noFolder),
        ]
    )
    func online(error: APIError) {
        #expect(!error.isOffline)
    }
}
