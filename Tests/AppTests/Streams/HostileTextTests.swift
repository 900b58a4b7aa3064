import Core
import TerminalUI
import Testing

@Suite("Hostile text from a server")
struct HostileTextTests {
    private static let texts = [
        "\u{1B}[2J\u{1B}]0;owned\u{7}\u{1B}]8;;https://evil.example\u{1B}\\link",
        "\u{9B}31mred\u{9D}0;t\u{9C}",
        "one\ntwo\r\nthree\rfour\tfive\u{2028}six",
        "user\u{202E}txt.exe\u{2066}x\u{2069}\u{200F}",
        "👩‍👩‍👧‍👦🏳️‍🌈 絵文字と日本語の長い題名がここにあります。改行も切り詰めも正しく行われるはずです。",
        String(repeating: "あ", count: 10_000),
        String(repeating: "x", count: 10_000),
        "a" + String(repeating: "\u{301}", count: 10_000),
        "\u{0}\u{8}\u{7F}\u{FEFF}",
        "",
    ]

    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    private func server(_ text: String) throws -> PlainServer {
        let value = JSONValue.string(text)
        let post: JSONObject = ["userId": 1, "id": 1, "title": value, "body": value]
        let comment: JSONObject = ["postId": 1, "id": 1, "name": value, "email": value, "body": value]
        return try PlainServer([
            "/posts": .json(try JSONCoding.encode([post])),
            "/posts/1": .json(try JSONCoding.encode(post)),
            "/posts/1/comments": .json(try JSONCoding.encode([comment])),
            "/posts/2": .json(try JSONCoding.encode(ErrorResponse(code: "x", message: text)), status: 500),
            "/users": .json(try JSONCoding.encode([["id": 1, "name": value] as JSONObject])),
        ])
    }

    @Test("feed and feed show print no control characters and no line of more than 80 columns", arguments: texts)
    func pages(text: String) async throws {
        let server = try server(text)
        for arguments in [["feed"], ["feed", "show", "1"]] {
            let outcome = try await shell.focal(arguments + ["--server", server.origin])
            #expect(outcome.exitCode == 0)
            #expect(outcome.stdout.isHarmless)
            #expect(outcome.lines.filter { $0.terminalWidth > 80 } == [])
        }
    }

    @Test("with --json, feed prints the whole text and escapes its control characters", arguments: texts)
    func json(text: String) async throws {
        let server = try server(text)
        let feed = try await shell.focal("feed", "--json", "--server", server.origin)
        #expect(feed.exitCode == 0)
        #expect(feed.stdout.isHarmless)
        #expect(feed.lines.count == 1)
        guard case .array(let posts) = try feed.documents.first?["posts"], case .object(let post) = posts.first else {
            return #expect(Bool(false), "the output must have a post")
        }
        #expect(post["title"] == .string(text))
        #expect(post["author"] == .object(["id": 1, "name": .string(text)]))
        #expect(try await shell.focal("feed", "show", "1", "--json", "--server", server.origin).stdout.isHarmless)
    }

    @Test("the server's message is one line without control characters", arguments: texts, [[], ["--json"]])
    func error(text: String, options: [String]) async throws {
        let server = try server(text)
        let outcome = try await shell.focal(["feed", "show", "2", "--server", server.origin] + options)
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.isHarmless)
        #expect(outcome.stderr.filter(\.isNewline).count == 1)
    }

    @Test(
        "the error for an invalid argument contains no control characters",
        arguments: [["--server", texts[0]], ["--page", texts[0]], [texts[0]], ["-" + texts[3]]]
    )
    func arguments(arguments: [String]) async throws {
        let outcome = try await shell.focal(["feed"] + arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr.isHarmless)
    }
}

extension String {
    /// Returns `true` if the text has no characters that control a terminal. Newlines are allowed.
    fileprivate var isHarmless: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x0A: true
            case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: false
            default: ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
            }
        }
    }
}
