import Core
import FakeAPI
import TestSupport
import Testing

@Suite("A session over several commands")
struct SessionFlowTests {
    private let shell = Shell()

    @Test("a user can sign in, send requests, and sign out, also over HTTP", arguments: [false, true])
    func english(isHTTP: Bool) async throws {
        let backend = isHTTP ? try PlainServer(FakeBackend()) : nil
        let server = backend?.origin ?? "fake:"
        let wrong = try await shell.signIn(at: server, pass: "wrong")
        #expect(wrong == .error("The email or the password is wrong."))
        #expect(try await shell.focal("status", "--server", server).exitCode == 4)

        let login = try await shell.signIn(at: server)
        #expect(login == Outcome(exitCode: 0, stdout: "✓ Welcome, Leanne Graham!\n", stderr: ""))
        let status = try await shell.focal("status", "--server", server)
        #expect(status.lines == ["Name    Leanne Graham", "Email   Sincere@april.biz", "Server  \(server)"])

        let edit = try await shell.focal("api", "PATCH", "/v1/me", "--server", server, "--field", "user_name=宮崎 駿")
        #expect(try edit.documents.first?["user_name"] == "宮崎 駿")
        #expect(try await shell.focal("api", "/v1/me", "--server", server) == edit)

        let logout = try await shell.focal("logout", "--server", server)
        #expect(logout.exitCode == 0)
        let lines = ["✓ Signed out on this device and on the server.", "✓ The session and the cache were deleted."]
        #expect(logout.lines == lines)
        #expect(try await shell.focal("api", "/v1/me", "--server", server).exitCode == 4)
        for command in ["status", "logout"] {
            let outcome = try await shell.focal(command, "--server", server)
            #expect(outcome == .error("Nobody is signed in. Sign in with: focal login", exitCode: 4))
        }
    }

    @Test("a user without an email can sign in, and the status names none")
    func withoutEmail() async throws {
        let user = #"{"user_id":"7","user_name":"Hanako"}"#
        let server = try PlainServer(["/v1/login": .json(user), "/v1/logout": APIResponse(status: 204)])
        #expect(try await shell.signIn(at: server.origin).stdout == "✓ Welcome, Hanako!\n")
        let status = try await shell.focal("status", "--server", server.origin)
        #expect(status.lines == ["Name    Hanako", "Server  \(server.origin)"])
        let json = try await shell.focal("status", "--json", "--server", server.origin)
        #expect(json.stdout.contains(#""user":{"id":"7","name":"Hanako"}"#))
    }

    @Test("with --lang ja, commands print Japanese messages")
    func japanese() async throws {
        #expect(try await shell.signIn(pass: "wrong", "--lang", "ja").stderr == "focal: メールアドレスまたはパスワードが間違っています。\n")
        let login = try await shell.signIn("--lang", "ja")
        #expect(login.stdout == "✓ ようこそ、Leanne Grahamさん\n")
        let logout = try await shell.focal("logout", "--lang", "ja")
        #expect(logout.lines == ["✓ この端末とサーバーの両方でログアウトしました。", "✓ セッションとキャッシュを削除しました。"])
        let status = try await shell.focal("status", "--lang", "ja")
        #expect(status.stderr == "focal: ログインしていません。focal login でログインしてください。\n")
    }
}
