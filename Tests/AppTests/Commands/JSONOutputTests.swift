import Core
import Testing

@Suite("The exact output of --json")
struct JSONOutputTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test("feed --json prints a page of posts")
    func feed() async throws {
        let outcome = try await shell.focal("--json", "feed", "--limit", "1")
        #expect(
            outcome.stdout == #"""
                {"hasNext":true,"limit":1,"page":1,"posts":[{"author":{"id":1,"name":"Leanne Graham"},\#
                "body":"quia et suscipit\nsuscipit recusandae consequuntur expedita et cum\n\#
                reprehenderit molestiae ut ut quas totam\nnostrum rerum est autem sunt rem eveniet architecto",\#
                "id":1,"title":"sunt aut facere repellat provident occaecati excepturi optio reprehenderit"}],\#
                "schemaVersion":1,"source":"network","total":100}

                """#
        )
        #expect(outcome.stderr == "")
    }

    @Test("feed show --json prints one post, and null for a value that is not known")
    func post() async throws {
        let server = try PlainServer([
            "/posts/7": .json(#"{"userId":"u","id":7,"title":"t/é","body":""}"#),
            "/posts/7/comments": .json(#"[{"postId":7,"id":"c","name":"n","email":"e@x.org","body":"b"}]"#),
        ])
        let outcome = try await shell.focal("feed", "show", "7", "--json", "--server", server.origin)
        #expect(
            outcome.stdout == #"""
                {"comments":[{"body":"b","email":"e@x.org","id":"c","name":"n"}],\#
                "post":{"author":{"id":"u","name":null},"body":"","id":7,"title":"t/é"},\#
                "schemaVersion":1,"source":"network"}

                """#
        )
        #expect(outcome.stderr == "")
    }

    @Test("if the server does not send a total, feed --json prints null for it")
    func unknownTotal() async throws {
        let server = try PlainServer(["/posts": .json("[]"), "/users": .json("[]")])
        let outcome = try await shell.focal("feed", "--json", "--server", server.origin)
        #expect(
            outcome.stdout == """
                {"hasNext":false,"limit":20,"page":1,"posts":[],"schemaVersion":1,"source":"network","total":null}

                """
        )
    }

    @Test("login, status, mypage and logout print one JSON object each")
    func session() async throws {
        let server = try PlainServer([
            "/v1/login": .login, "/v1/me": .profile, "/v1/logout": APIResponse(status: 204),
        ])
        let user = #"{"email":"Sincere@april.biz","id":"1","name":"Leanne Graham"}"#
        let session = #"{"schemaVersion":1,"server":"\#(server.origin)","user":\#(user)}"# + "\n"
        #expect(try await shell.signIn(at: server.origin, "--json").stdout == session)
        #expect(try await shell.focal("status", "--json", "--server", server.origin).stdout == session)
        #expect(
            try await shell.focal("mypage", "--json", "--server", server.origin).stdout == """
                {"profile":{"email":"Sincere@april.biz","id":"1","lastLoginDate":"2026-11-21T00:00:00Z",\
                "name":"Leanne Graham","phone":"1-770","website":"hildegard.org"},"schemaVersion":1}

                """
        )
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
