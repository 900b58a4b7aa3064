import Core
import Foundation
import Testing

@Suite("An id")
struct ResourceIDTests {
    @Test(
        "an id that was decoded from a number or a string is encoded as the same number or string",
        arguments: [
            "7", "-7", "0", #""7""#, #""007""#, #""a-b""#, #""""#, "9223372036854775807", #""日本""#,
        ]
    )
    func roundTrip(text: String) throws {
        let id: ResourceID = try JSONCoding.decode(from: Data(text.utf8))
        #expect(id.description == text.replacing("\"", with: ""))
        #expect(String(decoding: try JSONCoding.encode(id), as: UTF8.self) == text)
    }

    @Test("the ids 7 and “7” are equal, because their texts are equal")
    func equality() {
        #expect(ResourceID(7) == ResourceID("7"))
        #expect(Set([ResourceID(7), ResourceID("7")]).count == 1)
        #expect(ResourceID("007") != 7)
        #expect([7: "a"][ResourceID("7")] == "a")
    }

    @Test("an id must be a whole number or a string", arguments: ["null", "true", "1.5", "1e400", "{}", "[7]"])
    func refused(text: String) {
        #expect(throws: UnreadableJSON.self) { try JSONCoding.decode(ResourceID.self, from: Data(text.utf8)) }
    }

    @Test("an id of more than 1,000 bytes is refused, because hashing it can be slow")
    func long() throws {
        let id = String(repeating: "7", count: 1_000)
        let most: ResourceID = try JSONCoding.decode(from: Data("\"\(id)\"".utf8))
        #expect(most.description == id)
        let one = #expect(throws: UnreadableJSON.self) {
            try JSONCoding.decode(ResourceID.self, from: Data("\"\(id)7\"".utf8))
        }
        #expect(one?.detail.text(in: .english) == "the whole response: the id is too long")
    }

    @Test("an id is not addressable if it would change the path", arguments: ["", ".", ".."])
    func notAddressable(text: String) {
        #expect(!ResourceID(text).isAddressable)
    }

    @Test("an id with a slash is addressable", arguments: [7, "...", "../users", " ", "%2E", "日本"] as [ResourceID])
    func addressable(id: ResourceID) {
        #expect(id.isAddressable)
    }
}
