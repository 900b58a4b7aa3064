import Core
import Testing

@Suite("The exact output of --json")
struct JSONOutputTests {
    private let shell = Shell()

    @Test("login, status and logout print one JSON object each")
    func session() async throws {
        let server = try PlainServer(["/v1/login": .login, "/v1/logout": APIResponse(status: 204)])
        let user = #"{"email":"Sincere@april.biz","id":"1","name":"Leanne Graham"}"#
        let session = #"{"schemaVersion":1,"server":"\#(server.origin)","user":\#(user)}"# + "\n"
        #expect(try await shell.signIn(at: server.origin, "--json").stdout == session)
        #expect(try await shell.focal("status", "--json", "--server", server.origin).stdout == session)
        let logout = try await shell.focal("logout", "--json", "--server", server.origin)
        #expect(logout.stdout == #"{"cache":"cleared","revoked":true,"schemaVersion":1,"session":"cleared"}"# + "\n")
        #expect(logout.stderr == "")
    }

    @Test("an error is printed on stderr, and nothing is printed on stdout")
    func error() async throws {
        let status = try await shell.focal("--json", "status")
        #expect(status.exitCode == 4)
        #expect(status.stdout == "")
        #expect(
            status.stderr == """
                {"error":{"code":"not_signed_in","message":"Nobody is signed in. Sign in with: focal login"},\
                "schemaVersion":1}

                """
        )
        let login = try await shell.signIn(pass: "wrong", "--json", "--lang", "ja")
        #expect(login.exitCode == 1)
        #expect(login.stdout == "")
        #expect(
            login.stderr == """
                {"error":{"code":"invalid_credentials","message":"メールアドレスまたはパスワードが間違っています。"},\
                "schemaVersion":1}

                """
        )
    }
}
