import Core
import Testing

@Suite("focal mypage")
struct MyPageTests {
    @Test("mypage edit prints and saves the profile, and status shows the new name", arguments: Transport.allCases)
    func edit(transport: Transport) async throws {
        let shell = try Shell()
        try await transport.withServer { server in
            try await shell.signIn(at: server)
            let edit = try await shell.focal("mypage", "edit", "--server", server, "--name", "宮崎 駿", "--phone", "")
            #expect(edit.exitCode == 0)
            let myPage = try await shell.focal("mypage", "--server", server)
            #expect(myPage.exitCode == 0)
            #expect(myPage.stdout == edit.stdout)
            #expect(myPage.lines.contains("Name        宮崎 駿"))
            #expect(try await shell.focal("status", "--server", server).lines.first == "Name    宮崎 駿")
            #expect(try await shell.focal("logout", "--server", server).exitCode == 0)
            let nobody = try await shell.focal("mypage", "--server", server)
            #expect(nobody.exitCode == 4)
            #expect(nobody.isOneLineError)
            #expect(nobody.stderr == "focal: Nobody is signed in. Sign in with: focal login\n")
        }
    }

    @Test("if the server refuses an edit, the profile does not change", arguments: Transport.allCases)
    func refusedEdit(transport: Transport) async throws {
        let shell = try Shell()
        try await transport.withServer { server in
            try await shell.signIn(at: server)
            let before = try await shell.focal("mypage", "--server", server)
            let edit = ["mypage", "edit", "--server", server]
            let taken = try await shell.focal(edit + ["--name", "x", "--email", "shanna@melissa.tv"])
            #expect(taken.exitCode == 1)
            #expect(taken.stderr == "focal: Email belongs to another account.\n")
            let wrong = try await shell.focal(edit + ["--name", "", "--phone", "none"])
            #expect(wrong.exitCode == 1)
            #expect(wrong.stderr == "focal: Name must not be empty. Phone is not a phone number.\n")
            #expect(try await shell.focal("mypage", "--server", server).stdout == before.stdout)
        }
    }

    @Test("if the server has ended the session, the command deletes it and exits with code 4")
    func endedSession() async throws {
        let server = try PlainServer(["/v1/login": .login, "/v1/me": .json("{}", status: 401)])
        let shell = try Shell()
        try await shell.signIn(at: server.origin)
        let myPage = try await shell.focal("mypage", "--server", server.origin)
        #expect(myPage.exitCode == 4)
        #expect(myPage.stderr == "focal: Your session has ended. Sign in again.\n")
        #expect(try await shell.focal("status", "--server", server.origin).exitCode == 4)
    }

    @Test("mypage --json prints the profile")
    func json() async throws {
        let server = try PlainServer(["/v1/login": .login, "/v1/me": .profile])
        let shell = try Shell()
        try await shell.signIn(at: server.origin)
        let myPage = try await shell.focal("mypage", "--json", "--server", server.origin)
        #expect(
            myPage.stdout == """
                {"profile":{"email":"Sincere@april.biz","id":"1","lastLoginDate":"2026-11-21T00:00:00Z",\
                "name":"Leanne Graham","phone":"1-770","website":"hildegard.org"},"schemaVersion":1}

                """
        )
        #expect(myPage.stderr == "")
    }
}
