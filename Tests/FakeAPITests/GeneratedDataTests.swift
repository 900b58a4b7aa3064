import Core
import FakeAPI
import Testing

@Suite("Sample data of another size")
struct GeneratedDataTests {
    @Test("the default size is the data of JSONPlaceholder", arguments: ["comments", "posts", "todos", "users"])
    func unchanged(name: String) {
        #expect(SampleData.generated()[name] == SampleData.all[name])
    }

    @Test(
        "generated posts have different titles, and every ten posts have the same author",
        arguments: [(0, 10), (7, 10), (250, 3), (1234, 20)]
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
    }

    @Test("all users have different email addresses, and the first and the last user can sign in")
    func users() async throws {
        let data = SampleData.generated(users: 1000)
        #expect(Set(data["users"]?.compactMap { $0["email"]?.text?.lowercased() } ?? []).count == 1000)
        let fixture = FakeFixture(data: data)
        #expect(try await fixture.login("Sincere@april.biz").object["user_id"]?.text == "1")
        #expect(try await fixture.login("USER1000@example.com").object["user_id"]?.text == "1000")
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
