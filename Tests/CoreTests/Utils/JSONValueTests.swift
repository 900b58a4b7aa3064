import Core
import Foundation
import Testing

@Suite("A JSON value")
struct JSONValueTests {
    @Test(
        "a JSON value is decoded with its JSON type, and encoded as it was decoded",
        arguments: [
            ("true", true), ("false", false), ("0", 0), ("1", 1), ("-1", -1), ("1.5", .number(1.5)), (#""1""#, "1"),
            ("9223372036854775807", .integer(.max)), ("1e+19", .number(1e19)),
            (#"{"a":[1,{"b":null}]}"#, .object(["a": .array([1, .object(["b": .null])])])),
        ] as [(String, JSONValue)]
    )
    func roundTrip(text: String, value: JSONValue) throws {
        #expect(try decode(text) == value)
        #expect(String(decoding: try JSONCoding.encode(value), as: UTF8.self) == text)
    }

    @Test("a key with a point is taken before a path")
    func keyWithPoint() throws {
        let value: JSONValue = try decode(#"{"@odata.next": "a", "b": {"c.d": "e", "f": {"g": "h"}}}"#)
        #expect(["@odata.next", "b.c.d", "b.f.g", "b.x"].map { value[$0]?.text } == ["a", "e", "h", nil])
    }

    @Test(
        "strings, numbers and booleans have a text, and other JSON values do not",
        arguments: [
            ("a", "a"), (5, "5"), (.number(1.5), "1.5"), (true, "true"), (.null, nil), (.array(["a"]), nil),
            (.object([:]), nil),
        ] as [(JSONValue, String?)]
    )
    func text(value: JSONValue, text: String?) {
        #expect(value.text == text)
    }
}
