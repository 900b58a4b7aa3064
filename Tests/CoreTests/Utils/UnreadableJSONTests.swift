import Core
import Foundation
import TerminalUI
import Testing

@Suite("JSON that cannot be read")
struct UnreadableJSONTests {
    @Test(
        "another encoding than UTF-8 is told, and the field where it begins",
        arguments: [
            ([0x5B, 0, 0x5D, 0], ""), ([0, 0x5B, 0, 0x5D], ""), ([0xFF, 0xFE, 0x5B, 0, 0x5D, 0], ""),
            ([0xFE, 0xFF, 0, 0x5B, 0, 0x5D], ""), ([0x5B, 0x80], "[0]"), (latin, "title"),
            ([0x5B, 0x22, 0xC0, 0xAF, 0x22, 0x5D], "[0]"), ([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], "[0]"),
            ([0x5B, 0x22, 0xF5, 0x80, 0x80, 0x80, 0x22, 0x5D], "[0]"),
        ] as [([UInt8], String)]
    )
    func encoding(bytes: [UInt8], path: String) {
        #expect(problem(in: Data(bytes)) == UnreadableJSON(path: path, .notUTF8))
    }

    @Test("a byte order mark of UTF-8 is passed over")
    func byteOrderMark() throws {
        #expect(try JSONCoding.decode([Int].self, from: Data([0xEF, 0xBB, 0xBF]) + Data("[1]".utf8)) == [1])
    }

    @Test("a text that breaks off is told, with the field where it does", arguments: 0..<72)
    func truncated(length: Int) throws {
        let whole = #"[{"title":"a\n\ud83d\ude00日本","n":-1.5e+3,"t":true,"l":[null,{}]},{}]"#
        let body = Data(whole.utf8)
        #expect(problem(in: body) == nil)
        let cut = try #require(problem(in: body.prefix(min(length, body.count - 1))))
        #expect(cut.problem == .truncated)
    }

    @Test(
        "where a text breaks off is its path",
        arguments: [
            ("", ""), ("[", "[0]"), ("[1,", "[1]"), (#"[1,{"title":"#, "[1].title"),
            (#"{"a":{"b":[[],[0,"x"#, "a.b[1][1]"),
            (#"{"a":1,"#, ""), (#"{"a"#, ""),
        ]
    )
    func truncatedPath(text: String, path: String) {
        #expect(problem(in: text) == UnreadableJSON(path: path, .truncated))
    }

    @Test(
        "what is no JSON is told by its byte and its field",
        arguments: [
            ("<html>", "", 0), ("[1]]", "", 3), ("[1] x", "", 4), ("{} {}", "", 3), ("[1,]", "[1]", 3),
            ("[,1]", "[0]", 1),
            (#"{"a":1,}"#, "", 7), (#"{"a" 1}"#, "a", 5), ("{a:1}", "", 1), ("{'a':1}", "", 1), ("[1}", "[0]", 2),
            ("[01]", "[0]", 2), ("[+1]", "[0]", 1), ("[.5]", "[0]", 1), ("[1.]", "[0]", 3), ("[1e]", "[0]", 3),
            ("[-]", "[0]", 2), ("[0x1]", "[0]", 2), ("[NaN]", "[0]", 1), ("[Infinity]", "[0]", 1), ("[nul]", "[0]", 4),
            ("[True]", "[0]", 1), ("[1 2]", "[0]", 3), ("// a\n1", "", 0), (#"["\x"]"#, "[0]", 3),
            (#"["\u00g0"]"#, "[0]", 6),
            ("[\"a\nb\"]", "[0]", 3), ("[\"a\tb\"]", "[0]", 3), ("[\"a\u{0}b\"]", "[0]", 3), ("[1\u{0}]", "[0]", 2),
            ("[1]\u{0}", "", 3), ("[\u{A0}1]", "[0]", 1), ("[\u{1B}]", "[0]", 1),
            (#"["\ud800"]"#, "[0]", 2), (#"["\udc00"]"#, "[0]", 2), (#"["\ud800\ud800"]"#, "[0]", 2),
            (#"["\ud800x"]"#, "[0]", 2), (#"["\ud800\n"]"#, "[0]", 2),
        ] as [(String, String, Int)]
    )
    func malformed(text: String, path: String, byte: Int) {
        #expect(problem(in: text) == UnreadableJSON(path: path, .malformed(byte: byte)))
    }

    @Test("a hundred lists and objects may stand in each other, and no more")
    func depth() {
        let fine = String(repeating: #"[{"a":"#, count: 50) + "1" + String(repeating: "}]", count: 50)
        #expect(problem(in: fine) == nil)
        #expect(problem(in: "[\(fine)]")?.problem == .tooDeep)
        #expect(problem(in: String(repeating: "[", count: 101)) == UnreadableJSON(path: deepPath(100), .tooDeep))
        #expect(problem(in: String(repeating: #"{"a":"#, count: 5_000_000))?.problem == .tooDeep)
    }

    @Test(
        "a field that is there twice is told, however it is written, and in parts that nothing reads",
        arguments: [
            (#"{"a":1,"b":2,"a":3}"#, "a"), (#"[{},{"x":{"title":1,"title":1}}]"#, "[1].x.title"),
            (#"{"a":1,"\u0061":2}"#, "a"), (#"{"\u0061":1,"a":2}"#, "a"), (#"{"a/b":1,"a\/b":2}"#, "a/b"),
            (#"{"日":1,"\u65e5":2}"#, "日"), (#"{"😀":1,"\ud83d\ude00":2}"#, "😀"), (#"{"\u00e9":1,"e\u0301":2}"#, "é"),
            (#"{"":1,"":2}"#, ""),
            (#"{"\"\\\b\n\t":1,"\u0022\u005c\u0008\u000a\u0009":2}"#, "\"\\�  "),
            (many(with: "k3"), "k3"), (many(with: "k99"), "k99"),
        ] as [(String, String)]
    )
    func duplicates(text: String, path: String) {
        #expect(problem(in: text) == UnreadableJSON(path: path, .duplicateKey))
    }

    @Test(
        "the same name in different objects is no duplicate",
        arguments: [
            #"[{"a":1},{"a":1}]"#, #"{"a":{"a":{"a":1}},"b":{"a":1}}"#, #"{"a":1,"A":2,"a ":3,"á":4}"#,
            #"{"a":{"\u0061":1,"b":{"a":1}},"b":1}"#,
            many(with: "k100"),
        ]
    )
    func noDuplicates(text: String) {
        #expect(problem(in: text) == nil)
    }

    @Test(
        "a number that does not fit is told by its field",
        arguments: [
            ("1e999", "[0]"), ("-1e999", "[0]"), (String(repeating: "9", count: 400), "[0]"),
            (String(repeating: "1", count: 2_000), "[0]"), ("123456789012345678901234567890", "[0]"), ("1.5", "[0]"),
            ("9223372036854775808", "[0]"), ("1e19", "[0]"),
        ]
    )
    func numbers(text: String, path: String) {
        let unreadable = UnreadableJSON(path: path, .numberThatDoesNotFit)
        #expect(problem(in: Data("[\(text)]".utf8), as: [Int].self) == unreadable)
        #expect(unreadable.detail.text(in: .english) == "[0]: a number that does not fit")
    }

    @Test("a number that does not fit is told by its field where no other could be meant")
    func oneNumber() {
        let tokens = #""access_token":"a","refresh_token":"r","expires_in":1e300"#
        let one = problem(in: Data("{\(tokens),\"a\":[1,-0,1e2]}".utf8), as: TokensResponse.self)
        #expect(one == UnreadableJSON(path: "expires_in", .numberThatDoesNotFit))
        let two = problem(in: Data("{\(tokens),\"a\":[1.5]}".utf8), as: TokensResponse.self)
        #expect(two == UnreadableJSON(.numberThatDoesNotFit))
        let id = problem(
            in: Data(#"[{"name":"a","id":7,"x":0.1},{"name":"a","id":1.5}]"#.utf8),
            as: [AuthorResponse].self
        )
        #expect(id?.detail.text(in: .english) == "[1].id: a whole number or a string was expected")
    }

    @Test("the path of what a type misses is told by the same error")
    func types() {
        #expect(problem(in: Data("{}".utf8), as: AuthorResponse.self) == UnreadableJSON(path: "id", .missing))
        let list = Data(#"[{"id":1,"name":5}]"#.utf8)
        let wrong = UnreadableJSON(path: "[0].name", .wrongType(expected: .string))
        #expect(problem(in: list, as: [AuthorResponse].self) == wrong)
        let null = Data(#"[{"id":1,"name":null}]"#.utf8)
        #expect(problem(in: null, as: [AuthorResponse].self)?.problem == .null(expected: .string))
    }

    @Test("a key in a path is cut, and acts on no terminal")
    func hostileKeys() throws {
        let key = "\\u001b[2J\\u202e" + String(repeating: "x", count: 900)
        let one = try #require(problem(in: "{\"\(key)\":}"))
        #expect(one.path == "�[2J�" + String(repeating: "x", count: 35) + "…")
        let nested = try #require(problem(in: String(repeating: "{\"\(key)\":", count: 90)))
        #expect(nested.path.count == 201)
        #expect(nested.path == nested.path.sanitizedForTerminal)
        let typed = try #require(problem(in: Data("{\"\(key)\":\"\"}".utf8), as: [String: Int].self))
        #expect(typed.path == one.path)
    }

    @Test("a key is told when it is longer than any name, and cannot hold up who reads it")
    func longKeys() {
        let marks = String(repeating: "\u{301}\u{323}", count: 1_000_000)
        #expect(problem(in: "{\"a\(marks)\":1}")?.problem == .keyTooLong)
        let long = String(repeating: "k", count: 1_000)
        #expect(problem(in: "{\"\(long)\":1}") == nil)
        let cut = String(repeating: "k", count: 40) + "…"
        #expect(problem(in: "{\"\(long)k\":1}") == UnreadableJSON(path: cut, .keyTooLong))
    }

    private static let latin = [UInt8](#"{"title":"caf"#.utf8) + [0xE9] + [UInt8](#""}"#.utf8)

    /// An object with a hundred fields, and one more.
    private static func many(with key: String) -> String {
        "{" + (0..<100).map { "\"k\($0)\":{\"k\($0)\":0}," }.joined() + "\"\(key)\":1}"
    }

    private func problem(in text: String) -> UnreadableJSON? {
        problem(in: Data(text.utf8))
    }

    private func problem(in body: Data) -> UnreadableJSON? {
        problem(in: body, as: Unread.self)
    }

    private func problem<Value: Decodable>(in body: Data, as type: Value.Type) -> UnreadableJSON? {
        do throws(UnreadableJSON) {
            _ = try JSONCoding.decode(type, from: body)
            return nil
        } catch {
            return error
        }
    }

    private func deepPath(_ depth: Int) -> String {
        "…" + String(String(repeating: "[0]", count: depth).suffix(200))
    }

    /// Reads nothing of a text.
    private struct Unread: Decodable {
        init(from decoder: any Decoder) {}
    }
}
