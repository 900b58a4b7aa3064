import Core
import Testing

@Suite("The exact output of focal feed --json")
struct FeedJSONTests {
    private let shell = Shell()

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

    @Test("if the comments cannot be loaded, feed show prints the post without them, and then the error")
    func withoutComments() async throws {
        let server = try PlainServer([
            "/posts/7": .json(#"{"userId":"u","id":7,"title":"t","body":"text"}"#),
            "/posts/7/comments": .json("{}", status: 400),
        ])
        let arguments = ["feed", "show", "7", "--server", server.origin]
        let (text, json) = (try await shell.focal(arguments), try await shell.focal(arguments + ["--json"]))
        #expect(text.lines.last == "text")
        #expect(text.stderr.hasSuffix("(HTTP 400)\n"))
        #expect(try json.documents.map { $0.keys.sorted() } == [["post", "schemaVersion", "source"]])
        #expect(try json.failure.code == "server_error")
        #expect([text.exitCode, json.exitCode] == [1, 1])
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
}
