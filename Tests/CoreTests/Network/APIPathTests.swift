import Core
import Testing

@Suite("The path of a request")
struct APIPathTests {
    @Test(
        "an interpolated value is always one component of the path, even if it contains a slash",
        arguments: [
            ("7", "7"), ("../a b", "..%2Fa%20b"), ("a?b=c#d", "a%3Fb%3Dc%23d"), ("%2F", "%252F"),
            ("a&b;c+d", "a%26b%3Bc%2Bd"), ("日本\r\n", "%E6%97%A5%E6%9C%AC%0D%0A"), ("a.b-c_d~", "a.b-c_d~"),
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
}
