import Core
import Foundation
import TestSupport
import Testing

@Suite("The response to focal api")
struct APIResponseTests {
    private let shell = Shell()

    /// Runs `focal api /x` with `options`. The server responds with `status` and `body`.
    private func answer(_ body: Data, _ status: String = "200 OK", _ options: String...) async throws -> Outcome {
        let server = try FaultServer { _ in [.response(status, ["Connection: close"], data: body)] }
        return try await shell.focal(["api", "/x", "--server", server.url.absoluteString] + options)
    }

    @Test(
        "api does not change the order, the spaces, the numbers and the escapes of JSON",
        arguments: [
            #"{"b":1,"a":2,"b":3}"#, "[ 1 ,2 ]", "  {}  ", "12345678901234567890", "[1.10,1E+2,-0.0]", "null", "true",
            #""text""#, #"["\u001b[31m","\/","\ud83d\ude00","\n"]"#, "[\"é👩‍👩‍👧が\"]",
            "{\n  \"a\": 1,\n  \"b\": []\n}",
        ]
    )
    func exact(body: String) async throws {
        #expect(try await answer(Data(body.utf8)) == Outcome(exitCode: 0, stdout: body + "\n", stderr: ""))
    }

    @Test(
        "lines of JSON end with a newline, a tab becomes a space, and a byte order mark is left out",
        arguments: [
            ("{\n}\n", "{\n}\n"), ("{\r\n\r\n}\r\n", "{\n}\n"), ("{\r}", "{\n}\n"),
            ("{\n\t\"a\":\t1\n}", "{\n \"a\": 1\n}\n"), ("\u{FEFF}{}", "{}\n"),
        ]
    )
    func lines(body: String, stdout: String) async throws {
        #expect(try await answer(Data(body.utf8)) == Outcome(exitCode: 0, stdout: stdout, stderr: ""))
    }

    @Test(
        "characters that control a terminal are escaped, so that the JSON has the same value",
        arguments: [
            "\u{7F}", "\u{9B}31m", "\u{2028}", "\u{202E}txt", "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{E0041}", "\u{85}",
        ].drawn(3, seed: 1)
    )
    func unsafe(text: String) async throws {
        let outcome = try await answer(Data(#"{"\#(text)":"a\#(text)b"}"#.utf8))
        #expect(outcome.exitCode == 0)
        #expect(outcome.stdout.hasPrefix(#"{"\u"#))
        #expect(!outcome.stdout.unicodeScalars.contains(try #require(text.unicodeScalars.first)))
        #expect(try outcome.documents == [[text: .string("a\(text)b")]])
    }

    @Test("api prints nothing for an empty response", arguments: ["200 OK", "204 No Content"])
    func empty(status: String) async throws {
        #expect(try await answer(Data(), status) == Outcome(exitCode: 0, stdout: "", stderr: ""))
    }

    private static let noJSON: [Data] = [
        Data("<p>Hello</p>".utf8), Data("{".utf8), Data("{} x".utf8), Data(" ".utf8),
        Data("{'a':1}".utf8), Data("[NaN]".utf8), Data("// c\n1".utf8), Data("\"a\tb\"".utf8),
        Data("\"a\u{1B}[31mb\"".utf8), Data("\"a\nb\"".utf8), Data([0x22, 0xFF, 0x22]), Data([0xFF, 0xFE, 0x31, 0]),
        Data(String(repeating: "[", count: 100_000).utf8), Data(#"{"\u0000""#.utf8),
    ]

    @Test("a response that is not JSON is an error in one line", arguments: noJSON.drawn(4, seed: 1))
    func notJSON(body: Data) async throws {
        let outcome = try await answer(body)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr.hasPrefix("focal: The server's response cannot be read."))
        #expect(!outcome.stderr.contains("\u{1B}"))
        let json = try await answer(body, "200 OK", "--json")
        #expect(json.exitCode == 1)
        #expect(json.stdout == "")
        #expect(try json.failure.code == "server_error")
    }
}
