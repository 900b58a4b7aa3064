import Core
import Foundation
import TestSupport
import Testing

@Suite("focal api")
struct APITests {
    private static let requests: [(arguments: [String], line: String, body: String)] = [
        (["/todos"], "GET /todos", ""),
        (["todos/1"], "GET /todos/1", ""),
        (["GET", "/todos"], "GET /todos", ""),
        (["get", "/todos"], "GET /todos", ""),
        (["Delete", "/todos/1"], "DELETE /todos/1", ""),
        (["DELETE", "/todos/1", "--field", "why=old"], "DELETE /todos/1", #"{"why":"old"}"#),
        (["POST", "/todos"], "POST /todos", ""),
        (["/todos", "--field", "title=New"], "POST /todos", #"{"title":"New"}"#),
        (["--field", "b=2", "/todos", "--field", "a=1"], "POST /todos", #"{"a":1,"b":2}"#),
        (["PUT", "/todos/1", "--field", "title=New"], "PUT /todos/1", #"{"title":"New"}"#),
        (["patch", "/todos/1", "--field", "title=新しい"], "PATCH /todos/1", #"{"title":"新しい"}"#),
        (["PATCH", "/todos/1", "--field", "a=1", "--field", "a=2"], "PATCH /todos/1", #"{"a":2}"#),
        (["POST", "/todos?draft=true", "--field", "a=1"], "POST /todos?draft=true", #"{"a":1}"#),
        (["/todos?userId=1&q=qui%20est"], "GET /todos?userId=1&q=qui%20est", ""),
        (["/todos?q=日本&q=%E6%97%A5"], "GET /todos?q=%E6%97%A5%E6%9C%AC&q=%E6%97%A5", ""),
        (["/todos?q=a+b&x=a%26b%3Dc&y=c=d&z&to=//x/y"], "GET /todos?q=a%2Bb&x=a%26b%3Dc&y=c%3Dd&z=&to=%2F%2Fx%2Fy", ""),
        (["/todos?filter[a][]=1&b|c"], "GET /todos?filter%5Ba%5D%5B%5D=1&b%7Cc=", ""),
        ([#"/todos?q={"a":1}&<r>=^`\?"#], "GET /todos?q=%7B%22a%22%3A1%7D&%3Cr%3E=%5E%60%5C%3F", ""),
        (["/todos?"], "GET /todos", ""),
        (["GET", "/todos", "--field", "q=a b&c", "--field", "id=1"], "GET /todos?q=a%20b%26c&id=1", ""),
        (["GET", "/todos?id=1", "--field", "id=2", "--field", "q="], "GET /todos?id=1&id=2&q=", ""),
        (["GET", "/todos", "--field", "done=true"], "GET /todos?done=true", ""),
    ]

    @Test("api sends a file as the body, or with fields in a multipart body, and the server answers with its bytes")
    func sendsFile() async throws {
        let shell = Shell()
        let file = shell.scratch.url.appending(path: "photo.JPG")
        try Data("abc".utf8).write(to: file)
        let server = try FaultServer { _ in [.response("200 OK", body: "{}")] }
        let address = ["--server", server.url.absoluteString]
        for more in [[], ["--field", "title=夏"]] {
            let outcome = try await shell.focal(["api", "/uploads", "--file", file.path] + more + address)
            #expect(outcome == Outcome(exitCode: 0, stdout: "{}\n", stderr: ""))
        }
        #expect(server.requests[0].hasPrefix("POST /uploads HTTP"))
        #expect(
            server.requests[0].contains(/(?i)content-type: image\/jpeg/) && server.requests[0].hasSuffix("\r\n\r\nabc")
        )
        #expect(server.requests[1].contains("name=\"title\"\r\n\r\n夏"))
        #expect(
            server.requests[1].contains("name=\"file\"; filename=\"photo.JPG\"\r\nContent-Type: image/jpeg\r\n\r\nabc")
        )
        let get = try await shell.focal(["api", "GET", "/uploads", "--file", file.path] + address)
        #expect(get.exitCode == 64 && server.requests.count == 2)
        let missing = try await shell.focal(["api", "/uploads", "--file", file.path + "x"] + address)
        #expect(missing.exitCode == 1 && missing.stderr.contains("No such file") && server.requests.count == 2)
    }

    @Test(
        "api sends one request with the method, the path, the query and the fields",
        arguments: requests.drawn(8, seed: 1)
    )
    func sends(request: (arguments: [String], line: String, body: String)) async throws {
        let server = try FaultServer { _ in [.response("200 OK", body: "{}")] }
        let outcome = try await Shell().focal(["api"] + request.arguments + ["--server", server.url.absoluteString])
        #expect(outcome == Outcome(exitCode: 0, stdout: "{}\n", stderr: ""))
        let sent = try #require(server.requests.first)
        #expect(server.requestCount == 1)
        #expect(sent.hasPrefix(request.line + " HTTP/1.1\r\n"))
        #expect(sent.hasSuffix("\r\n\r\n" + request.body))
    }

    private static let fields: [(text: String, value: JSONValue)] = [
        ("true", true), ("false", false), ("null", .null), ("True", "True"), ("NULL", "NULL"),
        ("0", 0), ("7", 7), ("-7", -7), ("9223372036854775807", .integer(.max)),
        ("9223372036854775808", "9223372036854775808"), ("1.5", "1.5"), ("1e3", "1e3"), ("0x10", "0x10"),
        ("090", "090"), ("+81", "+81"), ("-0", "-0"), ("７", "７"), (" 7", " 7"),
        ("", ""), ("b=c", "b=c"), ("=", "="), ("[1]", "[1]"), (#"{"a":1}"#, #"{"a":1}"#), (#""7""#, #""7""#),
        ("--json", "--json"), ("-x", "-x"), ("日本 語\n2", "日本 語\n2"), ("\u{1B}[31m", "\u{1B}[31m"),
    ]

    @Test("a field is true, false, null, a whole number or a text", arguments: fields.drawn(8, seed: 1))
    func field(text: String, value: JSONValue) async throws {
        let server = try PlainServer(["/todos": .json("{}")])
        let outcome = try await Shell().focal("api", "/todos", "--field", "a=" + text, "--server", server.origin)
        #expect(outcome.exitCode == 0)
        let request = try #require(server.requests.first)
        #expect(try JSONCoding.decode(JSONObject.self, from: try #require(request.body)) == ["a": value])
        #expect(request.headers["Content-Type"] == "application/json; charset=utf-8")
    }
}
