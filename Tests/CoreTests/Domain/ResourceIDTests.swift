import Core
import Foundation
import Testing

@Suite("An id")
struct ResourceIDTests {
    private typealias ID = User.ID

    @Test(
        "an id that was decoded from a number or a string is encoded as the same number or string",
        arguments: ["-7", #""7""#, #""007""#, #""""#, "9223372036854775807", "-18446744073709551616", #""日本""#]
    )
    func roundTrip(text: String) throws {
        let id: ID = try JSONCoding.decode(from: Data(text.utf8))
        #expect(id.description == text.replacing("\"", with: ""))
        #expect(String(decoding: try JSONCoding.encode(id), as: UTF8.self) == text)
    }

    @Test("the ids 7 and “7” are equal, because their texts are equal")
    func equality() {
        #expect(ID(7) == ID("7"))
        #expect(Set([ID(7), ID("7")]).count == 1)
        #expect(ID("007") != 7)
        #expect([7: "a"][ID("7")] == "a")
    }

    @Test("ids are sorted by their length, and ids of the same length by their characters")
    func order() {
        let sorted: [ID] = ["", 7, 9, "a", "日", 10, "11", -1, "ab", 100, "007"].sorted()
        #expect(sorted.map(\.description) == ["", "7", "9", "a", "日", "-1", "10", "11", "ab", "007", "100"])
        #expect(!(ID(7) < ID("7")) && !(ID("7") < ID(7)))
    }

    @Test("only an id that is encoded as a number has a number")
    func number() {
        #expect(ID(7).number == 7)
        #expect(ID(.min).number == .min)
        #expect(ID("7").number == nil)
    }

    @Test("an id must be a whole number or a string", arguments: ["null", "true", "1.5", "1e400", "1e99", "{}", "[7]"])
    func refused(text: String) {
        #expect(throws: UnreadableJSON.self) { try JSONCoding.decode(ID.self, from: Data(text.utf8)) }
        #expect(unreadableReason("[7,1.5]", as: [ID].self) == "[1]: expected a whole number or a string")
    }

    @Test("an id of more than 1,000 bytes is refused, because hashing it can be slow")
    func long() throws {
        let id = String(repeating: "7", count: 1_000)
        let most: ID = try decode("\"\(id)\"")
        #expect(most.description == id)
        #expect(unreadableReason("\"\(id)7\"", as: ID.self) == "the whole response: the id is too long")
    }
}
