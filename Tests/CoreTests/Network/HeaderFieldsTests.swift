import Core
import Testing

@Suite("Header fields")
struct HeaderFieldsTests {
    @Test("the names of header fields are not case-sensitive")
    func names() {
        var fields: HeaderFields = ["Retry-After": "7"]
        #expect(fields["retry-after"] == "7")
        fields["RETRY-AFTER"] = "8"
        #expect(fields == HeaderFields(["Retry-after": "8"]))
        fields["retry-After"] = nil
        #expect(fields == [:])
        #expect(fields["Retry-After"] == nil)
    }

    @Test("header fields are sorted by their lowercase names, and the later of two values is used")
    func order() {
        let fields: HeaderFields = ["X-Total-Count": "100", "accept": "text", "Link": "<a>", "Accept": "json"]
        #expect(fields.map { "\($0.name): \($0.value)" } == ["accept: json", "link: <a>", "x-total-count: 100"])
    }
}
