import Core
import Foundation
import TestSupport
import Testing

@Suite("The path of focal api")
struct APIPathTests {
    @Test(
        "a path can be percent-encoded, and is sent percent-encoded",
        arguments: [
            ("/todos/日本", "/todos/%E6%97%A5%E6%9C%AC"),
            ("/todos/%E6%97%A5%E6%9C%AC", "/todos/%E6%97%A5%E6%9C%AC"),
            ("/todos/か\u{3099}", "/todos/%E3%81%8B%E3%82%99"),
            ("/todos/a%20b", "/todos/a%20b"),
            ("/todos/a%2Fb", "/todos/a%2Fb"),
            ("/todos/a%23b%3Fc", "/todos/a%23b%3Fc"),
            ("/todos/100%25", "/todos/100%25"),
            ("/todos/%41+~", "/todos/A%2B~"),
            ("/todos/it's:run", "/todos/it%27s%3Arun"),
            ("/x:y/z@a", "/x%3Ay/z%40a"),
            ("/todos/", "/todos/"),
            ("todos/", "/todos/"),
            ("todos", "/todos"),
            ("/", "/"),
            ("/...", "/..."),
            ("/.hidden/a..b", "/.hidden/a..b"),
            ("/post", "/post"),
        ]
    )
    func sent(path: String, target: String) async throws {
        let server = try FaultServer { _ in [.response("200 OK", body: "{}")] }
        #expect(try await Shell().focal("api", path, "--server", server.url.absoluteString).exitCode == 0)
        #expect(server.requests.last?.hasPrefix("GET \(target) HTTP/1.1\r\n") == true)
    }

    @Test("a path is added to the path of the server", arguments: ["todos", "/todos", "/"])
    func path(path: String) async throws {
        let server = try FaultServer { _ in [.response("200 OK", body: "{}")] }
        for base in ["/", "/base", "/base/"] {
            let address = server.url.absoluteString + base
            #expect(try await Shell().focal("api", path, "--server", address).exitCode == 0)
            let target = (base.contains("base") ? "/base" : "") + (path == "/" ? "/" : "/todos")
            #expect(server.requests.last?.hasPrefix("GET \(target) HTTP/1.1\r\n") == true)
        }
    }

    private static let refused = [
        "http://x/y", "https://x.org", "HTTP://x/y", "fake:", "fake:/todos", "http:todos", "localhost:3000/todos",
        "//x/y", "//", "///x", "//x", "//me@x:80/y",
        "", "?a=1", "#", "#a", "/a#b", "/a?b#c",
        "/../x", "..", ".", "/..", "/.", "/a/..", "/a/../b", "/a/./b", "/a/.", "/./", "/../", "../a",
        "/a//b", "/a//", "a//b",
        "/%2e%2e", "/%2E%2E/x", "/.%2e/x", "/%2e", "/a%2F..%2Fb", "/..%2Fx", "/a%2F%2Fb", "/a%2F", "/%2F",
        #"\"#, #"/\x/y"#, #"/a\b"#, #"/..\x"#, "/..%5Cx", "/a%5C..%5Cb", "/%5C",
        " ", "/a b", " /a", "/a ", "/a\tb", "/a\nb", "/a\r\nb", "/a\u{1B}b", "/a\u{7F}", "/a?b=c d",
        "/%00", "/a%00b", "/%zz", "/%", "/a%2", "/%ff", "/%E6%97", "/a?b=%zz", "/a?b=%ff", "/a?%=c",
        "/a<b>", "/a|b", "/a^b", "/`x`", "/{id}", #"/"a""#,
        "/[id]", "/a?b[c]=d#e", "/a?b[c]=d e",
    ]

    @Test(
        "the address of a server and a wrong path are wrong usage, and no request is sent",
        arguments: refused.drawn(12, seed: 1)
    )
    func notSent(path: String) async throws {
        let server = try FaultServer { _ in [.response("200 OK", body: "{}")] }
        #expect(try await Shell().focal("api", path, "--server", server.url.absoluteString).isError(64))
        #expect(server.requestCount == 0)
    }

    @Test(
        "the error for wrong usage of api says what to use, in the user's language",
        arguments: [
            ("en", ["/a//b"], "“/a//b” is not a path on the server. Use a path such as /posts/1."),
            ("en", ["POST"], "Use one path, for example /posts/1, and at most one method before it."),
            ("en", ["GET", "/a", "/b"], "Use one path, for example /posts/1, and at most one method before it."),
            ("en", ["HEAD", "/a"], "The method “HEAD” is not supported. Use GET, POST, PUT, PATCH or DELETE."),
            ("en", ["/a", "--field", "b"], "“b” is not a field. Use --field key=value."),
            ("ja", ["/a//b"], "「/a//b」はサーバーのパスではありません。/posts/1 のように指定してください。"),
            ("ja", ["POST"], "パス（例：/posts/1）を 1 つ指定してください。その前にメソッドを 1 つ書けます。"),
            ("ja", ["HEAD", "/a"], "メソッド「HEAD」には対応していません。GET、POST、PUT、PATCH、DELETE のどれかを指定してください。"),
            ("ja", ["/a", "--field", "b"], "「b」を項目として読み取れません。--field key=value の形で指定してください。"),
        ]
    )
    func message(language: String, arguments: [String], message: String) async throws {
        #expect(try await Shell().focal(["api", "--lang", language] + arguments).stderr == "focal: \(message)\n")
    }
}
