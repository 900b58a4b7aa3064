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
    }

    @Test("the value of a missing header field is nil")
    func missing() {
        #expect(HeaderFields()["Authorization"] == nil)
    }

    @Test("if a dictionary literal contains a header name twice, the later value is used", arguments: 1...20)
    func repeated(number: Int) {
        let fields: HeaderFields = ["Name-\(number)": "1", "Other": "2", "name-\(number)": "3"]
        #expect(fields["NAME-\(number)"] == "3")
        #expect(fields.map(\.value) == ["3", "2"])
    }

    @Test("header fields are sorted by their lowercase names")
    func order() {
        let fields: HeaderFields = ["X-Total-Count": "100", "Accept": "application/json", "Link": "<a>"]
        #expect(
            fields.map { "\($0.name): \($0.value)" } == ["accept: application/json", "link: <a>", "x-total-count: 100"]
        )
    }
}
