import Core
import Foundation
import Testing

@Suite("The answers of the feed's endpoints")
struct FeedResponseTests {
    @Test(
        "a post is read, whether its ids are numbers or strings, and whatever else is sent",
        arguments: [
            (#""id":3,"userId":1"#), (#""id":"3","userId":"1""#), (#""userId":1,"id":"3","tags":[],"draft":null"#),
        ]
    )
    func post(ids: String) throws {
        let response: PostResponse = try decode(#"{\#(ids),"title":"A","body":"B\nC"}"#)
        #expect(response.post == Post(id: 3, authorID: 1, title: "A", body: "B\nC"))
    }

    @Test("a comment is read: what the server calls its name is its title")
    func comment() throws {
        let response: CommentResponse = try decode(#"{"postId":1,"id":"c","name":"A","email":"a@b.c","body":"B"}"#)
        #expect(response.comment == Comment(id: "c", title: "A", email: "a@b.c", body: "B"))
    }

    @Test("an author is read out of all that a user has")
    func author() throws {
        let response: AuthorResponse = try decode(#"{"id":1,"name":"Leanne","address":{"geo":{"lat":"-37.3"}}}"#)
        #expect(response.author == Author(id: 1, name: "Leanne"))
    }

    @Test("of a list, the entry that cannot be read is named")
    func unreadable() {
        let text = #"[{"id":1,"userId":1,"title":"A","body":"B"},{"id":2,"userId":1,"title":null,"body":"B"}]"#
        #expect(unreadableReason(text, as: [PostResponse].self) == "[1].title: a string was expected, not null")
    }
}
