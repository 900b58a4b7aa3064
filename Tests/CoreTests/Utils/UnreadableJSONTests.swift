import Core
import Foundation
import TestSupport
import Testing

@Suite("JSON that cannot be decoded")
struct UnreadableJSONTests {
    /// The number of characters in a long text.
    private static let long = triesAll ? 5_000_000 : 100_000

    @Test(
        "a text in UTF-16, UTF-32 or invalid UTF-8 is not JSON",
        arguments: [
            [0x5B, 0, 0x31, 0, 0x5D, 0], [0, 0x5B, 0, 0x31, 0, 0x5D], [0xFF, 0xFE, 0x5B, 0, 0x5D, 0],
            [0x5B, 0, 0, 0, 0x5D, 0, 0, 0], [0x5B, 0x80], [0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D],
            [0x7B, 0x22, 0xC0, 0xAF, 0x22, 0x3A, 0x31, 0x7D],
        ] as [[UInt8]]
    )
    func encoding(bytes: [UInt8]) {
        #expect(problem(in: Data(bytes), as: [String].self) != nil)
        #expect(problem(in: Data(bytes), as: [String: Int].self) != nil)
        #expect(problem(in: Data(bytes), as: JSONValue.self) != nil)
    }

    @Test("a UTF-8 byte order mark at the start is ignored")
    func byteOrderMark() throws {
        #expect(try JSONCoding.decode([Int].self, from: Data([0xEF, 0xBB, 0xBF]) + Data("[1]".utf8)) == [1])
    }

    @Test(
        "a text that is not JSON, or has a number that is out of range, is refused",
        arguments: [
            "", "[", "{]", "text", "[1,", #"[1,"a"#, #"{"a":"#, "<html>", "[1]]", "{} {}", "{a:1}", "[01]", "[NaN]",
            "// a\n1", "[\"a\nb\"]", "[1]\u{0}", #"["\ud800x"]"#, #"["\"#, #"{"\"#, "[-1e999]",
        ]
    )
    func notJSON(text: String) {
        #expect(problem(in: text) != nil)
    }

    @Test(
        "a number that is not a valid Int is refused",
        arguments: [
            ("1e999", 0), ("1.5", 0), ("1e19", 0), ("9223372036854775808", 0), ("9", 400), ("1", long),
            ("1e", long),
        ]
    )
    func numbers(start: String, nines: Int) {
        let text = start + String(repeating: "9", count: nines)
        #expect(problem(in: Data("[\(text)]".utf8), as: [Int].self) == UnreadableJSON(.notJSON))
    }

    @Test("100 nested lists or objects are decoded, and more are refused")
    func depth() throws {
        let fine = String(repeating: #"[{"a":"#, count: 50) + "1" + String(repeating: "}]", count: 50)
        _ = try JSONCoding.decode(JSONValue.self, from: Data(fine.utf8))
        #expect(problem(in: "[\(fine)]") == UnreadableJSON(.tooDeep))
        #expect(problem(in: String(repeating: #"{"a":"#, count: Self.long)) == UnreadableJSON(.tooDeep))
    }

    @Test("brackets in strings, and lists after each other, do not count as nested")
    func notNested() {
        #expect(problem(in: "[" + String(repeating: "[],", count: 200) + "{}]") == nil)
        let strings = [String(repeating: "[{", count: 200), #"\"[\\\"{"#, #"\\"#]
        let text = strings.map { "\"\($0)\"" }.joined(separator: ",")
        #expect(problem(in: "[" + String(repeating: text + ",", count: 200) + "{}]") == nil)
        #expect(problem(in: #"["\"","# + String(repeating: "[", count: 100)) == UnreadableJSON(.tooDeep))
    }

    @Test(
        "a key of more than 1,000 bytes is refused at once",
        arguments: ["k", "\u{301}", #"\u0301"#, #"\""#, #"\\"#],
        [" :", ":", "\n\t :"]
    )
    func longKeys(letter: String, colon: String) {
        let count = 1_000 / letter.utf8.count
        let longest = String(repeating: letter, count: count)
        #expect(problem(in: "{\"\(longest)\"\(colon)1}") == nil)
        #expect(problem(in: "{\"\(longest)\(letter)\"\(colon)1}") == UnreadableJSON(.keyTooLong))
        let huge = String(repeating: letter, count: Self.long / 5)
        #expect(problem(in: "[{\"a\":1,\"\(huge)\"\(colon)1}]") == UnreadableJSON(.keyTooLong))
    }

    @Test("a string that is not a key can have any length")
    func longStrings() throws {
        let marks = "a" + String(repeating: "\u{301}\u{323}", count: Self.long / 10)
        let read = try JSONCoding.decode([[String: String]].self, from: Data("[{\"a\":\"\(marks)\"}]".utf8))
        #expect(read.first?["a"]?.utf8.count == marks.utf8.count)
    }

    @Test("if a path is longer than 200 characters, the error contains only its end")
    func longPath() {
        let key = String(repeating: "k", count: 300)
        let error = problem(in: Data("{\"\(key)\":{\"b\":\"\"}}".utf8), as: [String: [String: Int]].self)
        #expect(error?.path == String(repeating: "k", count: 198) + ".b")
    }

    private func problem(in text: String) -> UnreadableJSON? {
        problem(in: Data(text.utf8), as: JSONValue.self)
    }

    private func problem<Value: Decodable>(in body: Data, as type: Value.Type) -> UnreadableJSON? {
        do throws(UnreadableJSON) {
            _ = try JSONCoding.decode(type, from: body)
            return nil
        } catch {
            return error
        }
    }
}
