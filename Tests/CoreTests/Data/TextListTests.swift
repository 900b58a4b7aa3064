import Core
import Testing

@Suite("A list of texts")
struct TextListTests {
    @Test("texts and objects with a name are read, and what is neither is left out")
    func reads() throws {
        let list: TextList = try decode(#"["a", {"name": "b", "versions": []}, null, {"id": 1}, 5, []]"#)
        #expect(list.texts == ["a", "b", "5"])
        #expect(try (decode("[]") as TextList).texts.isEmpty)
        #expect(unreadableReason(#"{"name": "a"}"#, as: TextList.self) != nil)
    }
}
