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

    @Test(
        "a date has a time zone and any number of digits after the second, or no time",
        arguments: [
            ("2026-11-21T00:00:00Z", 0), ("2026-11-21T00:00:00.5Z", 0.5), ("2026-11-21T00:00:00.125000Z", 0.125),
            ("2026-11-21t00:00:00.9999999z", 0.999), ("2026-11-21T09:00:00+09:00", 0), ("2026-11-21T09:00:00+0900", 0),
            ("2026-11-20T15:00:00.5-09", 0.5), ("2026-11-21", 0),
            ("2026-11-21 00:00:00Z", 0), ("2026-11-21 00:00:00.5z", 0.5), ("2026-11-21 09:00:00+09:00", 0),
        ]
    )
    func dates(text: String, fraction: TimeInterval) throws {
        let form: Form = try decode(#"{"title":"a","date":"\#(text)"}"#)
        #expect(abs(try #require(form.date).timeIntervalSince1970 - 1_795_219_200 - fraction) < 0.0001)
    }

    @Test(
        "the years 1 to 9999 can be read, and are the same when they are written again",
        arguments: ["0001-01-01", "1582-10-04", "1582-10-15", "1900-02-28", "2024-02-29", "9999-12-31"]
    )
    func years(day: String) throws {
        let text = #"{"date":"\#(day)T23:59:59Z","title":"a"}"#
        #expect(String(decoding: try JSONCoding.encode(try decode(text) as Form), as: UTF8.self) == text)
        let late: Form = try decode(#"{"date":"\#(day)T23:59:59.9999999Z","title":"a"}"#)
        #expect(String(decoding: try JSONCoding.encode(late), as: UTF8.self) == text)
    }

    @Test(
        "a day or a time that does not exist, text after a date, and a time without a time zone are no dates",
        arguments: [
            "yesterday", "", "2026-13-01", "2026-00-10", "2026-02-30", "2025-02-29", "2026-11-31",
            "2026-02-30T00:00:00Z",
            "2026-11-21T24:00:00Z", "2026-11-21T25:00:00Z", "2026-11-21T10:60:00Z", "2026-11-21T10:00:61Z",
            "2026-11-21T00:00:00", "2026-11-21  00:00:00Z", "2026-11-21_00:00:00Z", "2026-11-21T00:00:00Zjunk",
            "2026-11-21T00:00:00+09:00junk", "2026-11-21T00:00:00+9",
            "2026-11-21T00:00:00.Z", "2026-11-21T00:00:00+99:00", "2026-11-21junk", "0000-12-31", "10000-01-01",
            "0001-01-01T00:00:00+09:00", "9999-12-31T23:59:59-09:00", "２０２６-11-21T00:00:00Z", "-026-11-21T00:00:00Z",
        ]
    )
    func noDate(text: String) {
        #expect(
            unreadableReason(#"{"title":"a","date":"\#(text)"}"#, as: Form.self) == "date: expected an ISO 8601 date"
        )
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
