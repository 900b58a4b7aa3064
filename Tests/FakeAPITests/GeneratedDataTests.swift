import Core
import FakeAPI
import Testing

@Suite("Sample data of another size")
struct GeneratedDataTests {
    @Test(
        "the default size is the data of JSONPlaceholder",
        arguments: ["comments", "posts", "todos", "users"]
    )
    func unchanged(name: String) {
        #expect(SampleData.generated()[name] == SampleData.all[name])
    }

    @Test("generated data is always the same for the same size", arguments: ["comments", "posts", "todos", "users"])
    func deterministic(name: String) throws {
        let items = try #require(SampleData.generated(posts: 321, users: 45)[name])
        #expect(items == SampleData.generated(posts: 321, users: 45)[name])
    }

    @Test(
        "generated posts have different titles, and every ten posts have the same author",
        arguments: [(0, 10), (7, 10), (250, 10), (100, 3), (1234, 20), (10, 1000)]
    )
    func posts(count: Int, users: Int) throws {
        let posts = try #require(SampleData.generated(posts: count, users: users)["posts"])
        #expect(posts.map { $0["id"] } == (0..<count).map { .integer($0 + 1) })
        #expect(posts.map { $0["userId"] } == (0..<count).map { .integer($0 / 10 % users + 1) })
        #expect(Set(posts.compactMap { $0["title"]?.text }).count == count)
    }

    @Test("each generated post has five comments")
    func comments() async throws {
        let backend = FakeBackend(data: .generated(posts: 250))
        #expect(try await backend.ids("/posts/250/comments") == [1246, 1247, 1248, 1249, 1250])
        #expect(try await backend.ids("/comments").count == 1250)
        #expect(try await backend.call(.get, "/posts/251/comments").status == 404)
    }

    @Test("all users have different email addresses, and the first ten users are from JSONPlaceholder")
    func users() throws {
        let users = try #require(SampleData.generated(users: 1000)["users"])
        #expect(Set(users.compactMap { $0["email"]?.text?.lowercased() }).count == 1000)
        #expect(Array(users.prefix(10)) == SampleData.all["users"])
        #expect(users[10]["email"] == "user11@example.com")
    }

    @Test("every generated user can sign in")
    func login() async throws {
        let fixture = FakeFixture(data: .generated(users: 1000))
        for (email, id) in [("Sincere@april.biz", "1"), ("user11@example.com", "11"), ("USER1000@example.com", "1000")]
        {
            #expect(try await fixture.login(email).object["user_id"]?.text == id)
        }
        #expect(try await fixture.login("user1001@example.com").status == 401)
    }

    @Test("if there are fewer than ten users, each of them still has posts and todos")
    func fewUsers() throws {
        let data = SampleData.generated(users: 3)
        for name in ["posts", "todos"] {
            #expect(Set(try #require(data[name]).map { $0["userId"]?.text }) == ["1", "2", "3"])
        }
    }

    @Test("if a size is out of range, the nearest valid size is used")
    func range() {
        let data = SampleData.generated(posts: -1, users: 0)
        #expect(data["posts"] == [])
        #expect(data["users"]?.count == 1)
    }
}
