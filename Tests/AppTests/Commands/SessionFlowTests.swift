import Core
import Testing

@Suite("A session over several commands")
struct SessionFlowTests {
    @Test("a user can sign in, send requests, and sign out", arguments: Transport.allCases)
    func english(transport: Transport) async throws {
        let shell = try Shell()
        try await transport.withServer { server in
            let wrong = try await shell.signIn(at: server, pass: "wrong")
            #expect(wrong.exitCode == 1)
            #expect(wrong.isOneLineError)
            #expect(wrong.stderr == "focal: The email or the password is wrong.\n")
            #expect(try await shell.focal("status", "--server", server).exitCode == 4)

            let login = try await shell.signIn(at: server)
            #expect(login.exitCode == 0)
            #expect(login.stdout == "✓ Welcome, Leanne Graham!\n")
            #expect(login.stderr == "")

            let status = try await shell.focal("status", "--server", server)
            #expect(status.lines == ["Name    Leanne Graham", "Email   Sincere@april.biz", "Server  \(server)"])

            let edit = try await shell.focal("api", "PATCH", "/v1/me", "--server", server, "--field", "user_name=宮崎 駿")
            #expect(edit.exitCode == 0)
            let me = try await shell.focal("api", "/v1/me", "--server", server)
            #expect(me.stdout == edit.stdout)
            #expect(try me.documents[0]["user_name"] == "宮崎 駿")
            #expect(try me.documents[0]["email"] == "Sincere@april.biz")

            let logout = try await shell.focal("logout", "--server", server)
            #expect(logout.exitCode == 0)
            let lines = ["✓ Signed out on this device and on the server.", "✓ The session and the cache were deleted."]
            #expect(logout.lines == lines)
            #expect(try await shell.focal("api", "/v1/me", "--server", server).exitCode == 4)
            for command in ["status", "logout"] {
                let outcome = try await shell.focal(command, "--server", server)
                #expect(outcome.exitCode == 4)
                #expect(outcome.isOneLineError)
                #expect(outcome.stderr == "focal: Nobody is signed in. Sign in with: focal login\n")
            }
        }
    }

    @Test("with --lang ja, commands print the messages of the source article", arguments: Transport.allCases)
    func japanese(transport: Transport) async throws {
        let shell = try Shell()
        try await transport.withServer { server in
            let wrong = try await shell.signIn(at: server, pass: "wrong", "--lang", "ja")
            #expect(wrong.stderr == "focal: メールアドレスまたはパスワードが間違っています。\n")
            let login = try await shell.signIn(at: server, "--lang", "ja")
            #expect(login.stdout == "✓ ようこそ、Leanne Grahamさん\n")
            let logout = try await shell.focal("logout", "--server", server, "--lang", "ja")
            #expect(logout.lines == ["✓ この端末とサーバーの両方でログアウトしました。", "✓ セッションとキャッシュを消去しました。"])
            let status = try await shell.focal("status", "--server", server, "--lang", "ja")
            #expect(status.stderr == "focal: ログインしていません。focal login でログインしてください。\n")
        }
    }
}
