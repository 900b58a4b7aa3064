import Core
import Foundation
import Testing

@Suite("Reading and writing JSON")
struct JSONCodingTests {
    @Test(
        "the error for an invalid response says which field is wrong, and what is wrong",
        arguments: [
            ("{", notJSON), ("", notJSON), ("<html>", notJSON), (#"{"title":"a","count":1.5}"#, notJSON),
            ("[]", "the whole response: expected an object"),
            ("{}", "title: the field is missing"), (#"{"title":5}"#, "title: expected a string"),
            (#"{"title":null}"#, "title: expected a string, but found null"),
            (#"{"title":"a","count":"5"}"#, "count: expected a number"),
            (#"{"title":"a","count":true}"#, "count: expected a number"),
            (#"{"title":"a","ratio":"5"}"#, "ratio: expected a number"),
            (#"{"title":"a","isDone":1}"#, "isDone: expected true or false"),
            (#"{"title":"a","date":"now"}"#, "date: expected an ISO 8601 date"),
            (#"{"title":"a","parts":{}}"#, "parts: expected a list"),
            (#"{"title":"a","parts":[{"title":"b"},5]}"#, "parts[1]: expected an object"),
            (#"{"title":"a","parts":[{}]}"#, "parts[0].title: the field is missing"),
            (#"{"title":"a","counts":[]}"#, "counts: expected an object"),
            (#"{"title":"a","counts":{"b":"c"}}"#, "counts.b: expected a number"),
        ]
    )
    func reasons(text: String, reason: String) {
        #expect(unreadableReason(text, as: Form.self) == reason)
    }

    private static let notJSON = "the whole response: it is not JSON, or a number is out of range"

    @Test("the error for an invalid list names the whole response, or the index of the wrong element")
    func list() {
        #expect(unreadableReason("{}", as: [Form].self) == "the whole response: expected a list")
        #expect(unreadableReason("[null]", as: [Form].self) == "[0]: expected an object, but found null")
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
