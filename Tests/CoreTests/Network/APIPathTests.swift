import Core
import Testing

@Suite("The path of a request")
struct APIPathTests {
    @Test(
        "an interpolated value is always one component of the path, even if it contains a slash",
        arguments: [
            ("7", "7"), ("a b", "a%20b"), ("a/b", "a%2Fb"), ("../b", "..%2Fb"), ("a?b=c", "a%3Fb%3Dc"),
            ("a#b", "a%23b"), ("%2F", "%252F"),
            ("a&b;c+d", "a%26b%3Bc%2Bd"), ("日本", "%E6%97%A5%E6%9C%AC"), ("a\r\nb", "a%0D%0Ab"),
            ("a.b-c_d~", "a.b-c_d~"),
        ]
    )
    func interpolation(id: String, encoded: String) {
        let path: APIPath = "/posts/\(id)/comments"
        #expect(path.description == "/posts/\(encoded)/comments")
        #expect(path.components == ["posts", id, "comments"])
    }

    @Test("a path can contain an id that is a number or a string")
    func ids() {
        let (number, text) = (User.ID(7), User.ID("7"))
        #expect("/posts/\(number)" as APIPath == "/posts/\(text)")
    }

    @Test("the literal part of a path is not percent-encoded")
    func literal() {
        let path: APIPath = "/v1/me"
        #expect(path.description == "/v1/me")
        #expect(path.components == ["v1", "me"])
    }
}
