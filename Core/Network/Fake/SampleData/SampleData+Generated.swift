import Core

extension SampleData {
    /// The largest number of posts, and of users, in `generated`.
    public static let largestSize = 1_000_000

    /// The data of JSONPlaceholder in another size. The same size always gives the same data.
    ///
    /// More posts and users are copies of the first ones, with other ids and titles or names. Posts 1 to 10 are by user
    /// 1, posts 11 to 20 by user 2, and after the last user by user 1 again. Each post has five comments. User 11 and
    /// later have an email address with their id: `user11@example.com`.
    ///
    /// - Parameters:
    ///   - posts: The number of posts. A number outside 0 to `largestSize` counts as the nearest number inside.
    ///   - users: The number of users. A number outside 1 to `largestSize` counts as the nearest number inside.
    /// - Returns: The collections. Each is created at its first use.
    public static func generated(posts: Int = 100, users: Int = 10) -> SampleData {
        let posts = min(max(0, posts), largestSize)
        let users = min(max(1, users), largestSize)
        var data = SampleData()
        data.add("posts") { (0..<posts).map { JSONPlaceholder.post($0, of: users) } }
        data.add("comments") { (0..<posts * 5).map(JSONPlaceholder.comment) }
        data.add("users") { (0..<users).map(JSONPlaceholder.user) }
        data.add("todos") { JSONPlaceholder.todos.indices.map { JSONPlaceholder.todo($0, of: users) } }
        return data
    }
}

/// The item at an index, from 0. The index may be larger than the collection.
extension JSONPlaceholder {
    fileprivate static func post(_ index: Int, of users: Int) -> JSONObject {
        var post = item(index, of: posts, numbering: "title")
        post["userId"] = .integer(index / 10 % users + 1)
        return post
    }

    fileprivate static func comment(_ index: Int) -> JSONObject {
        var comment = item(index, of: comments, numbering: "name")
        comment["postId"] = .integer(index / 5 + 1)
        return comment
    }

    fileprivate static func user(_ index: Int) -> JSONObject {
        var user = item(index, of: users, numbering: "name")
        if index >= users.count {
            user["username"] = .string("user\(index + 1)")
            user["email"] = .string("user\(index + 1)@example.com")
        }
        return user
    }

    fileprivate static func todo(_ index: Int, of users: Int) -> JSONObject {
        var todo = todos[index]
        todo["userId"] = .integer(index / 20 % users + 1)
        return todo
    }

    /// The item of JSONPlaceholder. After the last one, it is a copy of an earlier item, with the new id in `id` and at
    /// the end of the text in `key`.
    private static func item(_ index: Int, of items: [JSONObject], numbering key: String) -> JSONObject {
        var item = items[index % items.count]
        guard index >= items.count else { return item }
        item["id"] = .integer(index + 1)
        item[key] = item[key]?.text.map { .string("\($0) \(index + 1)") }
        return item
    }
}
