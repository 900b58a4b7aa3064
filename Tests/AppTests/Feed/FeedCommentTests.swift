import Core
import Feed
import TestSupport
import Testing

@testable import focal

@Suite("focal feed comment")
struct FeedCommentTests {
    private let shell = Shell()
    /// Nothing listens at this address.
    private let nobody = ["--server", "http://127.0.0.1:9"]

    private func focal(_ arguments: [String]) async throws -> Outcome {
        try await shell.focal(arguments, environment: ["COLUMNS": "1000"])
    }

    private func login(at server: PlainServer? = nil) async throws {
        let options = server.map { ["--server", $0.origin] } ?? []
        let login = ["login", "--email", "Sincere@april.biz", "--password-stdin"] + options
        #expect(try await shell.focal(login, stdin: "focal").exitCode == 0)
    }

    @Test("a comment is sent, and feed show has it with the name and the address of the user")
    func comments() async throws {
        try await login()
        let outcome = try await focal(["feed", "comment", "5", " Nice post. "])
        #expect(outcome.stdout == "✓ Commented: Nice post. (501)\n" && outcome.stderr == "")
        let shown = try await focal(["feed", "show", "5"])
        #expect(shown.lines.suffix(3) == ["Leanne Graham", "Sincere@april.biz", "Nice post."])
        #expect(shown.stdout.contains("6 comments"))
        let json = try await focal(["feed", "comment", "5", "Ja.", "--json"])
        #expect(
            json.stdout == #"""
                {"comment":{"body":"Ja.","email":"Sincere@april.biz","id":502,"name":"Leanne Graham"},"schemaVersion":1}

                """#
        )
        #expect(try await focal(["feed", "comment", "5", "Ja.", "--lang", "ja"]).stdout == "✓ コメントしました：Ja.（503）\n")
    }

    @Test("if the server cannot be reached, the comment is saved on this device, and is sent by the next command")
    func offline() async throws {
        let isBusy = Locked(true)
        let keys = Locked<[String?]>([])
        let server = try PlainServer { request in
            switch (request.method, "\(request.path)") {
            case (.post, "/v1/login"): return .login
            case (.post, _):
                keys.change { $0.append(request.headers["Idempotency-Key"]) }
                return isBusy.value ? APIResponse(status: 503) : .json(#"{"id":7,"body":"Nice"}"#, status: 201)
            case (_, "/posts/5"): return .json(#"{"userId":1,"id":5,"title":"t","body":"b"}"#)
            default: return .json("[]")
            }
        }
        try await login(at: server)
        let options = ["--server", server.origin]
        let comment = try await focal(["feed", "comment", "5", "Nice"] + options)
        #expect(comment.stdout == "✓ Commented: Nice (new-1)\n" && comment.exitCode == 0)
        #expect(comment.stderr.hasPrefix("Saved on this device: Nice. It is sent when the server can be reached. "))
        let shown = try await focal(["feed", "show", "5"] + options)
        #expect(shown.stdout.contains("1 comment\n") && shown.lines.suffix(2) == ["Nice", "waits"])
        #expect(try await focal(["feed", "show", "5", "--json"] + options).stdout.contains(#""pending":true"#))
        isBusy.change { $0 = false }
        #expect(try await focal(["changes", "send"] + options).exitCode == 0)
        #expect(try await focal(["changes", "send"] + options).exitCode == 0)
        #expect(keys.value.count == 2 && keys.value[0] != nil && keys.value[0] == keys.value[1])
    }

    @Test("if the session has ended, the comment is saved on this device, and is sent after the next login")
    func sessionEnds() async throws {
        let hasEnded = Locked(true)
        let server = try PlainServer { request in
            switch "\(request.path)" {
            case "/v1/login": return .login
            case _ where hasEnded.value: return APIResponse(status: 401)
            default: return .json(#"{"id":7,"body":"Nice"}"#, status: 201)
            }
        }
        try await login(at: server)
        let options = ["--server", server.origin]
        let comment = try await focal(["feed", "comment", "5", "Nice"] + options)
        #expect(comment.stdout == "✓ Commented: Nice (new-1)\n" && comment.exitCode == 0)
        #expect(
            comment.stderr == "Saved on this device: Nice. It is sent after the next login. (1 change waits)\n"
        )
        hasEnded.change { $0 = false }
        try await login(at: server)
        #expect(try await focal(["changes", "send"] + options).stdout == "✓ All changes were sent.\n")
    }

    @Test(
        "if the server refuses a comment, the command fails, and nothing waits",
        arguments: [(422, 1), (403, 1), (404, 1)]
    )
    func refused(status: Int, exitCode: Int32) async throws {
        let server = try PlainServer { request in
            "\(request.path)" == "/v1/login" ? .login : APIResponse(status: status)
        }
        try await login(at: server)
        let outcome = try await focal(["feed", "comment", "5", "x", "--server", server.origin])
        #expect(outcome.exitCode == exitCode && outcome.isOneLineError, "\(outcome.stderr)")
        #expect(try await focal(["changes", "--server", server.origin]).stdout == "")
    }

    @Test("the error has the words of the server for the text, and says that a post cannot be commented on")
    func saysWhy() async throws {
        let error = #"{"error":{"code":"validation_failed","message":"No","fields":{"body":"Be kind."}}}"#
        let server = try PlainServer { request in
            "\(request.path)" == "/v1/login" ? .login : .json(error, status: 422)
        }
        try await login(at: server)
        let refused = try await focal(["feed", "comment", "5", "x", "--server", server.origin])
        #expect(refused.stderr == "focal: Comment: Be kind.\n" && refused.exitCode == 1)
        try await login()
        let missing = try await focal(["feed", "comment", "999", "x"])
        #expect(missing.stderr == "focal: Nobody can comment on this post.\n" && missing.exitCode == 1)
        #expect(try await focal(["changes"]).stdout == "")
    }

    @Test("control characters in a comment do not reach the terminal")
    func isHostile() async throws {
        try await login()
        let text = "a\u{1B}[31mb\u{202E}c\nd"
        #expect(try await focal(["feed", "comment", "5", text]).exitCode == 0)
        let shown = try await focal(["feed", "show", "5"])
        #expect(shown.lines.suffix(2) == ["a\u{FFFD}[31mb\u{FFFD}c", "d"] && !shown.stdout.contains("\u{202E}"))
    }

    @Test("a comment needs a user, an id and a text")
    func needsUser() async throws {
        let outcome = try await focal(["feed", "comment", "5", "x"])
        #expect(outcome.exitCode == 4 && outcome.stderr == "focal: Nobody is signed in. Sign in with: focal login\n")
        try await login()
        for text in ["", " \n"] {
            let empty = try await focal(["feed", "comment", "5", text])
            #expect(empty.exitCode == 1 && empty.stderr == "focal: Comment: This field is required.\n")
        }
        let long = try await focal(["feed", "comment", "5", String(repeating: "x", count: 1_001)])
        #expect(long.exitCode == 1 && long.stderr == "focal: Comment: Enter at most 1000 characters.\n")
        #expect(try await focal(["feed", "comment", "..", "x"]).stderr == "focal: There is no post ...\n")
        for arguments in [["5"], ["", "x"], ["5", "x", "y"]] {
            #expect(try await focal(["feed", "comment"] + arguments).exitCode == 64)
        }
    }
}
