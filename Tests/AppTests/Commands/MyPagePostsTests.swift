import Core
import Testing

@Suite("focal mypage posts")
struct MyPagePostsTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test("mypage posts prints the posts of the user who is signed in", arguments: Transport.allCases)
    func posts(transport: Transport) async throws {
        try await transport.withServer { server in
            try await shell.signIn(at: server)
            let outcome = try await shell.focal("mypage", "posts", "--server", server)
            #expect(outcome.exitCode == 0)
            #expect(outcome.lines[0].contains(/^Feed +page 1 of 1 · 10 posts$/))
            #expect(outcome.lines[3].contains(/^ 2  qui est esse +Leanne Graham$/))
            let json = try await shell.focal("mypage", "posts", "--json", "--server", server)
            #expect(try json.postIDs == Array(1...10))
            #expect(try await json == shell.focal("feed", "--author", "1", "--json", "--server", server))
        }
    }

    @Test("another user sees other posts")
    func otherUser() async throws {
        let login = ["login", "--email", "Shanna@melissa.tv", "--password-stdin"]
        #expect(try await shell.focal(login, stdin: "focal\n").exitCode == 0)
        #expect(try await shell.focal("mypage", "posts", "--json").postIDs == Array(11...20))
    }

    @Test("mypage posts has the paging options of the feed")
    func paging() async throws {
        try await shell.signIn()
        let second = try await shell.focal("mypage", "posts", "--page", "2", "--limit", "3")
        #expect(second.lines[0].contains(/^Feed +page 2 of 4 · 10 posts$/))
        #expect(second.stderr == "To see the next page, use --page 3.\n")
        let json = try await shell.focal("mypage", "posts", "--page", "2", "--limit", "3", "--json")
        #expect(try json.postIDs == Array(4...6))
        let all = try await shell.focal("mypage", "posts", "--all", "--limit", "4", "--json")
        #expect(try all.postIDs == Array(1...10))
        #expect(try all.documents.map { $0["page"] } == [1, 2, 3])
        #expect(try all.documents.allSatisfy { $0["total"] == 10 })
    }

    @Test("if nobody is signed in, mypage posts exits with code 4 and sends no request")
    func nobody() async throws {
        let server = try PlainServer([:])
        let outcome = try await shell.focal("mypage", "posts", "--server", server.origin)
        #expect(outcome.exitCode == 4)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr == "focal: Nobody is signed in. Sign in with: focal login\n")
        let json = try await shell.focal("mypage", "posts", "--json", "--server", server.origin)
        #expect(json.exitCode == 4)
        #expect(try json.failure.code == "not_signed_in")
        #expect(server.requests.isEmpty)
    }

    @Test("if the server refuses the session, mypage posts exits with code 4")
    func refused() async throws {
        let server = try PlainServer(["/v1/login": .login, "/posts": .json("{}", status: 401)])
        try await shell.signIn(at: server.origin)
        let outcome = try await shell.focal("mypage", "posts", "--server", server.origin)
        #expect(outcome.exitCode == 4)
        #expect(outcome.isOneLineError)
    }

    @Test("after an edit of the name, the feed shows the new name", arguments: Transport.allCases)
    func edit(transport: Transport) async throws {
        try await transport.withServer { server in
            try await shell.signIn(at: server)
            let edit = try await shell.focal("mypage", "edit", "--server", server, "--name", "宮崎 駿", "--phone", "")
            #expect(edit.exitCode == 0)
            #expect(try await shell.focal("feed", "--server", server).lines[2].hasSuffix("宮崎 駿"))
        }
    }

    private static let mistakes: [[String]] = [
        ["mypage", "posts", "3"],
        ["mypage", "posts", "--page", "0"],
        ["mypage", "posts", "--limit", "101"],
    ]

    @Test("after wrong usage, mypage posts exits with code 64", arguments: mistakes)
    func wrongUsage(arguments: [String]) async throws {
        try await shell.expectWrongUsage(arguments)
    }

    @Test("the help of mypage posts exits with code 0")
    func help() async throws {
        try await shell.expectHelp(["mypage", "posts", "--help"])
    }
}
