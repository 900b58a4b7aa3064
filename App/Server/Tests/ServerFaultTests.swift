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
            let post = String(
                decoding: try await FakeAPIClient().send(APIRequest(.get, "/posts/1")).body,
                as: UTF8.self
            )
            for _ in 0..<count {
                let response = try await server.send("GET /posts/1 HTTP/1.1")
                switch response {
                case "": outcomes.append("dropped")
                case _ where response.hasPrefix("HTTP/1.1 503 "): outcomes.append("503")
                case _ where response.hasSuffix("\r\n\r\n" + post): outcomes.append("200")
                case _ where response.hasSuffix("\r\n\r\n" + post.prefix(post.utf8.count / 2)): outcomes.append("cut")
                default: outcomes.append(response)
                }
            }
        }
        return outcomes
    }

    @Test("with --faults 0, no response has a fault, and with --faults 1, every response has one")
    func ends() async throws {
        #expect(try await outcomes(rate: "0", of: 5) == Array(repeating: "200", count: 5))
        #expect(try await outcomes(rate: "1", of: 5) == ["503", "dropped", "cut", "503", "dropped"])
    }

    @Test("with --faults 0.4, the same 4 of 10 responses have a fault in every run", arguments: 1...2)
    func share(run: Int) async throws {
        #expect(
            try await outcomes(rate: "0.4", of: 10)
                == ["200", "200", "503", "200", "dropped", "200", "200", "cut", "200", "503"]
        )
    }

    @Test("the response 503 has an error body and the header Retry-After")
    func unavailable() async throws {
        try await DevelopmentServer.run("--faults", "1") { server in
            let response = try await server.send("DELETE /posts/1 HTTP/1.1")
            #expect(response.contains("retry-after: 1\r\n"))
            #expect(response.contains(#"{"error":{"code":"unavailable""#))
        }
    }
}
