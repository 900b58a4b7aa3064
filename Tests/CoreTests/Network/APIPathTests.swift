import Core
import Testing

@Suite("The path of a request")
struct APIPathTests {
    @Test(
        "an interpolated value is always one component of the path, even if it contains a slash",
        arguments: [
            ("7", "7"), ("a/b c", "a%2Fb%20c"), ("a?b=c#d", "a%3Fb%3Dc%23d"), ("%2F", "%252F"),
            ("a&b;c+d", "a%26b%3Bc%2Bd"), ("日本\r\n", "%E6%97%A5%E6%9C%AC%0D%0A"), ("a.b-c_d~", "a.b-c_d~"),
            ("https://a.test/W1", "https%3A%2F%2Fa.test%2FW1"),
            ("https://a.test//w/", "https%3A%2F%2Fa.test%2F%2Fw%2F"),
            ("file:///a", "file%3A%2F%2F%2Fa"), ("urn:a:1", "urn%3Aa%3A1"), (#"x:\\a"#, "x%3A%5C%5Ca"),
        ]
    )
    func interpolation(id: String, encoded: String) throws {
        let path: APIPath = try "/posts/\(id)/comments"
        #expect(path.description == "/posts/\(encoded)/comments")
        #expect(path.components == ["posts", id, "comments"])
        #expect(User.ID(id).isAddressable)
    }

    @Test(
        "a path cannot be created with a value that a server could read as another path",
        arguments: [
            "", ".", "..", "/", "a/", "a//b", "../users", "a/../../b", #"..\a"#, "../\u{301}",
            "://a", "//a", "a://", "a:///", "https://a/../b", "https://.", "a:b//c", "https://a\0",
        ]
    )
    func refusal(id: String) {
        #expect(throws: APIError.refused(Refusal(status: 404))) { try "/posts/\(id)/comments" as APIPath }
        #expect(!User.ID(id).isAddressable)
    }

    @Test("a path in a path keeps its slashes")
    func paths() throws {
        let list: APIPath = "/v2/items"
        #expect("\(list)/a%2Fb" as APIPath == "/v2/items/a%2Fb")
        #expect(try "\(list)/\("a/b")" as APIPath == "/v2/items/a%2Fb")
    }

    @Test("a path can contain an id that is a number or a string")
    func ids() throws {
        let (number, text) = (User.ID(7), User.ID("7"))
        #expect(try "/posts/\(number)" as APIPath == "/posts/\(text)")
    }
}
