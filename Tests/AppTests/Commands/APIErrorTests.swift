import Core
import Testing

@Suite("The errors of focal api")
struct APIErrorTests {
    private let shell = Shell()

    private static let problem = #"{"error":{"code":"bad","message":"no such\n\u001b[31mtodo"}}"#

    @Test(
        "after an error response, api prints one line and exits with code 1",
        arguments: [(400, problem, " (no such �[31mtodo)"), (404, "<p>", ""), (422, "", ""), (503, "", "")]
    )
    func refused(status: Int, body: String, detail: String) async throws {
        let server = try PlainServer(["/x": .json(body, status: status)])
        // A POST request is not sent again after 503.
        let arguments = ["api", "POST", "/x", "--server", server.origin]
        #expect(try await shell.focal(arguments) == .error("The server answered with HTTP \(status)\(detail)."))
        #expect(server.requests.count == 1)
        let json = try await shell.focal(arguments + ["--json"])
        #expect(json.exitCode == 1)
        #expect(json.stdout == "")
        #expect(try json.failure.code == "server_error")
        let japanese = try await shell.focal(arguments + ["--lang", "ja"])
        #expect(japanese.stderr == "focal: サーバーの応答は HTTP \(status)\(detail) です。\n")
    }

    @Test("the error for wrong fields says which fields are wrong")
    func fields() async throws {
        try await shell.signIn()
        let edit = ["api", "PATCH", "/v1/me", "--field", "phone=5", "--field", "email=x"]
        let details = "some fields are not valid; email: must be an email address; phone: must be a string"
        #expect(try await shell.focal(edit) == .error("The server answered with HTTP 422 (\(details))."))
    }
}
