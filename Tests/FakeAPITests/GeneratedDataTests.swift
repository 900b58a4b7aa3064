import Core
import FakeAPI
import Testing

@Suite("The fake's data at another size")
struct GeneratedDataTests {
    @Test(
        "it is JSONPlaceholder's as long as nothing else is asked for",
        arguments: ["comments", "posts", "todos", "users"]
    )
    func unchanged(name: String) {
        #expect(SampleData.generated()[name] == SampleData.all[name])
    }

    @Test("it is the same every time", arguments: ["comments", "posts", "todos", "users"])
    func deterministic(name: String) throws {
        let items = try #require(SampleData.generated(posts: 321, users: 45)[name])
        #expect(items == SampleData.generated(posts: 321, users: 45)[name])
    }

    @Test(
        "posts are as many as asked for, ten for each user in turn, no two alike",
        arguments: [(0, 10), (7, 10), (250, 10), (100, 3), (1234, 20), (10, 1000)]
    )
    func posts(count: Int, users: Int) throws {
        let posts = try #require(SampleData.generated(posts: count, users: users)["posts"])
        #expect(posts.map { $0["id"] } == (0..<count).map { .integer($0 + 1) })
        #expect(posts.map { $0["userId"] } == (0..<count).map { .integer($0 / 10 % users + 1) })
        #expect(Set(posts.compactMap { $0["title"]?.text }).count == count)
    }

    @Test("each post has five comments")
    func comments() async throws {
        let backend = FakeBackend(data: .generated(posts: 250))
        #expect(try await backend.ids("/posts/250/comments") == [1246, 1247, 1248, 1249, 1250])
        #expect(try await backend.ids("/comments").count == 1250)
        #expect(try await backend.call(.get, "/posts/251/comments").status == 404)
    }

    @Test("no two users have one email, and the first ten have JSONPlaceholder's")
    func users() throws {
        let users = try #require(SampleData.generated(users: 1000)["users"])
        #expect(Set(users.compactMap { $0["email"]?.text?.lowercased() }).count == 1000)
        #expect(Array(users.prefix(10)) == SampleData.all["users"])
        #expect(users[10]["email"] == "user11@example.com")
    }

    @Test("every user can sign in")
    func login() async throws {
        let fixture = FakeFixture(data: .generated(users: 1000))
        for (email, id) in [("Sincere@april.biz", "1"), ("user11@example.com", "11"), ("USER1000@example.com", "1000")]
        {
            #expect(try await fixture.login(email).object["user_id"]?.text == id)
        }
        #expect(try await fixture.login("user1001@example.com").status == 401)
    }

    @Test("fewer users than ten share posts and todos")
    func fewUsers() throws {
        let data = SampleData.generated(users: 3)
        for name in ["posts", "todos"] {
            #expect(Set(try #require(data[name]).map { $0["userId"]?.text }) == ["1", "2", "3"])
        }
    }

    @Test("a size out of range counts as the nearest")
    func range() {
        let data = SampleData.generated(posts: -1, users: 0)
        #expect(data["posts"] == [])
        #expect(data["users"]?.count == 1)
    }
}
