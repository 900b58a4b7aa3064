import Core
import Testing

@Suite("A session over several commands")
struct SessionFlowTests {
    @Test("a user can sign in, read the feed, edit the profile and sign out", arguments: Transport.allCases)
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
            #expect(try await shell.focal("feed", "--server", server).lines.count == 22)

            let edit = try await shell.focal("mypage", "edit", "--server", server, "--name", "宮崎 駿", "--phone", "")
            #expect(edit.exitCode == 0)
            let myPage = try await shell.focal("mypage", "--server", server)
            #expect(myPage.stdout == edit.stdout)
            #expect(myPage.lines.contains("Name        宮崎 駿"))
            #expect(try await shell.focal("status", "--server", server).lines.first == "Name    宮崎 駿")
            #expect(try await shell.focal("feed", "--server", server).lines[2].hasSuffix("宮崎 駿"))

            let logout = try await shell.focal("logout", "--server", server)
            #expect(logout.exitCode == 0)
            let lines = ["✓ Signed out on this device and on the server.", "✓ The session and the cache were deleted."]
            #expect(logout.lines == lines)
            for command in ["status", "mypage", "logout"] {
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
