import Core
import FakeAPI
import Testing

@Suite("focal-server --faults")
struct ServerFaultTests {
    /// Sends `count` requests to a server with the option `--faults`. Returns one word for each response, for example
    /// `503`.
    private func outcomes(rate: String, of count: Int) async throws -> [String] {
        var outcomes: [String] = []
        try await DevelopmentServer.run("--faults", rate) { server in
            let sent = try await FakeAPIClient().send(APIRequest(.get, "/posts/1"))
            let post = String(decoding: sent.body, as: UTF8.self)
            for _ in 0..<count {
                let response = try await server.send("GET /posts/1 HTTP/1.1")
                switch response {
                case "": outcomes.append("dropped")
                case _ where response.hasPrefix("HTTP/1.1 503 "):
                    #expect(response.contains("retry-after: 1\r\n"))
                    #expect(response.contains(#"{"error":{"code":"unavailable""#))
                    outcomes.append("503")
                case _ where response.hasSuffix("\r\n\r\n" + post): outcomes.append("200")
                case _ where response.hasSuffix("\r\n\r\n" + post.prefix(post.utf8.count / 2)): outcomes.append("cut")
                default: outcomes.append(response)
                }
            }
        }
        return outcomes
    }

    @Test(
        "the option sets how many responses have a fault, and every run of the server has the same faults",
        arguments: [
            ("0", ["200", "200", "200", "200", "200"]),
            ("1", ["503", "dropped", "cut", "503", "dropped"]),
            ("0.4", ["200", "200", "503", "200", "dropped", "200", "200", "cut", "200", "503"]),
        ]
    )
    func share(rate: String, expected: [String]) async throws {
        #expect(try await outcomes(rate: rate, of: expected.count) == expected)
    }
}
