import Core
import Foundation
import Testing

@Suite("A JSON value")
struct JSONValueTests {
    @Test(
        "a JSON value is decoded with its JSON type, for example a number as a number",
        arguments: [
            ("null", .null), ("true", true), ("false", false), ("0", 0), ("1", 1), ("-1", -1), ("1.5", .number(1.5)),
            ("9223372036854775807", .integer(.max)), ("9223372036854775808", .number(9_223_372_036_854_775_808)),
            (#""1""#, "1"), (#""""#, ""), ("[]", .array([])), ("{}", .object([:])),
            (#"{"a":[1,{"b":null}]}"#, .object(["a": .array([1, .object(["b": .null])])])),
        ] as [(String, JSONValue)]
    )
    func reading(text: String, value: JSONValue) throws {
        #expect(try JSONCoding.decode(JSONValue.self, from: Data(text.utf8)) == value)
    }

    @Test(
        "a JSON value is encoded as it was decoded",
        arguments: ["null", "true", "1", "-7", "1.5", #""text\n""#, #"{"a":[1,"1",{"b":null}],"c":false}"#]
    )
    func roundTrip(text: String) throws {
        let value: JSONValue = try JSONCoding.decode(from: Data(text.utf8))
        #expect(String(decoding: try JSONCoding.encode(value), as: UTF8.self) == text)
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
