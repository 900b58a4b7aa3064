import Core
import Foundation
import Testing

@Suite("Reading and writing JSON")
struct JSONCodingTests {
    @Test(
        "the error for an invalid response contains the field and the expected type",
        arguments: [
            ("{", notJSON), ("", notJSON), ("<html>", notJSON), (#"{"title":"a","count":1.5}"#, notJSON),
            ("[]", "the whole response: an object was expected"),
            ("{}", "title: missing"), (#"{"title":5}"#, "title: a string was expected"),
            (#"{"title":null}"#, "title: a string was expected, not null"),
            (#"{"title":"a","count":"5"}"#, "count: a number was expected"),
            (#"{"title":"a","count":true}"#, "count: a number was expected"),
            (#"{"title":"a","ratio":"5"}"#, "ratio: a number was expected"),
            (#"{"title":"a","isDone":1}"#, "isDone: true or false was expected"),
            (#"{"title":"a","date":"now"}"#, "date: an ISO 8601 date was expected"),
            (#"{"title":"a","date":5}"#, "date: a string was expected"),
            (#"{"title":"a","parts":{}}"#, "parts: a list was expected"),
            (#"{"title":"a","parts":[5]}"#, "parts[0]: an object was expected"),
            (#"{"title":"a","parts":[{"title":"b"},{"title":"c","parts":[{}]}]}"#, "parts[1].parts[0].title: missing"),
            (#"{"title":"a","counts":[]}"#, "counts: an object was expected"),
            (#"{"title":"a","counts":{"b":"c"}}"#, "counts.b: a number was expected"),
        ]
    )
    func reasons(text: String, reason: String) {
        #expect(unreadableReason(text, as: Form.self) == reason)
    }

    private static let notJSON = "the whole response: not JSON, or a number is out of range"

    @Test("the error for an invalid list contains the name of the list or the index of the element")
    func list() {
        #expect(unreadableReason("{}", as: [Form].self) == "the whole response: a list was expected")
        #expect(unreadableReason("[null]", as: [Form].self) == "[0]: an object was expected, not null")
    }

    @Test("encoded JSON has sorted keys, slashes without escapes, and dates in UTC")
    func writing() throws {
        let form = Form(title: "a/b", date: Date(timeIntervalSince1970: 0), counts: ["z": 1, "a": 2])
        let text = String(decoding: try JSONCoding.encode(form), as: UTF8.self)
        #expect(text == #"{"counts":{"a":2,"z":1},"date":"1970-01-01T00:00:00Z","title":"a/b"}"#)
    }
}

private struct Form: Codable {
    var title: String
    var count: Int?
    var ratio: Double?
    var isDone: Bool?
    var date: Date?
    var parts: [Form]?
    var counts: [String: Int]?
}
