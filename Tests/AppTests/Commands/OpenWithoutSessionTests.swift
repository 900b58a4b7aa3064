import Core
import Testing

@Suite("focal open without a session")
struct OpenWithoutSessionTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test(
        "if nobody is signed in, open prints the commands that sign in and open the link again",
        arguments: ["mypage", "mypage/posts", "focal://mypage", "focal://mypage/posts"]
    )
    func nobody(link: String) async throws {
        let outcome = try await shell.focal("open", link)
        #expect(outcome.exitCode == 4)
        #expect(outcome.isOneLineError)
        let advice = "To sign in and open the link, use: focal login && focal open \(link)"
        #expect(outcome.stderr == "focal: Nobody is signed in. \(advice)\n")

        let japanese = try await shell.focal("open", link, "--lang", "ja")
        #expect(japanese.exitCode == 4)
        let japaneseAdvice = "次のコマンドでログインし、リンクを開いてください：focal login && focal open \(link)"
        #expect(japanese.stderr == "focal: ログインしていません。\(japaneseAdvice)\n")

        let json = try await shell.focal("open", link, "--json")
        #expect(json.exitCode == 4)
        #expect(json.stdout == "")
        #expect(try json.failure.code == "not_signed_in")
        #expect(try json.failure.message == "Nobody is signed in. \(advice)")
    }

    @Test("if nobody is signed in, open sends no request for MyPage, and the advice names the server")
    func server() async throws {
        let server = try PlainServer(["/v1/me": .profile])
        let outcome = try await shell.focal("open", "mypage", "--insecure", "--server", server.origin)
        #expect(outcome.exitCode == 4)
        let options = "--server \(server.origin) --insecure"
        #expect(outcome.stderr.hasSuffix(" use: focal login \(options) && focal open mypage \(options)\n"))
        #expect(server.requests.isEmpty)
    }

    @Test("if the server has ended the session, open prints the commands that sign in and open the link again")
    func refused() async throws {
        let server = try PlainServer(["/v1/login": .login, "/v1/me": .json("{}", status: 401)])
        try await shell.signIn(at: server.origin)
        let outcome = try await shell.focal("open", "mypage", environment: ["FOCAL_SERVER": server.origin])
        #expect(outcome.exitCode == 4)
        #expect(
            outcome.stderr == """
                focal: Your session has ended. Sign in again. \
                To sign in and open the link, use: focal login && focal open mypage

                """
        )
        #expect(try await shell.focal("status", "--server", server.origin).exitCode == 4)
    }

    @Test("a link with special characters is quoted, so that a shell reads it as one word")
    func quotes() async throws {
        let server = try PlainServer(["/posts": .json("{}", status: 401)])
        let link = "feed?search=it's $HOME&author=3"
        let outcome = try await shell.focal("open", link, environment: ["FOCAL_SERVER": server.origin])
        #expect(outcome.exitCode == 4)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr.hasSuffix(#" && focal open 'feed?search=it'\''s $HOME&author=3'"# + "\n"))
    }
}
