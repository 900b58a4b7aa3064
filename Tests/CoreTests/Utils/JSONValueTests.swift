import Core
import Foundation
import Testing

@Suite("A JSON value")
struct JSONValueTests {
    @Test(
        "a JSON value is decoded with its JSON type, and encoded as it was decoded",
        arguments: [
            ("true", true), ("false", false), ("0", 0), ("1", 1), ("-1", -1), ("1.5", .number(1.5)), (#""1""#, "1"),
            ("9223372036854775807", .integer(.max)), ("1e+19", .number(1e19)), ("1e-130", .number(1e-130)),
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
        "a number keeps all its digits",
        arguments: [
            "9223372036854775808", "18446744073709551615", "-18446744073709551616", "0.12345678901234567891",
            "12345678901234567890.5", "99999999999999999999999999999999999999", "1.0000000000000000001",
            "0.30000000000000004", "0.1",
        ]
    )
    func digits(text: String) throws {
        let value = try decode(text) as JSONValue
        #expect(value.text == text)
        #expect(String(decoding: try JSONCoding.encode([value]), as: UTF8.self) == "[\(text)]")
    }

    @Test(
        "strings, numbers and booleans have a text, and other JSON values do not",
        arguments: [
            ("a", "a"), (5, "5"), (.number(1.5), "1.5"), (true, "true"), (.null, nil), (.array(["a"]), nil),
            (.object([:]), nil), (.number(1e19), "10000000000000000000"),
        ] as [(JSONValue, String?)]
    )
    func text(value: JSONValue, text: String?) {
        #expect(value.text == text)
    }
}
