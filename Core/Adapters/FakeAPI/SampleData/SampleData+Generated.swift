import Core

extension SampleData {
    /// The maximum number of posts in `generated(posts:users:)`. It is also the maximum number of users.
    public static let largestSize = 1_000_000

    /// Creates data like the data of JSONPlaceholder, but with the given numbers of posts and users. Calls with equal
    /// numbers return equal data.
    ///
    /// JSONPlaceholder has 100 posts and 10 users. Further posts and users are copies of these, with new ids and new
    /// titles or names. Each user in turn wrote 10 posts: user 1 wrote posts 1 to 10, user 2 wrote posts 11 to 20.
    /// After the last user, it is the turn of user 1 again. Each post has five comments. If the id of a user is 11 or
    /// higher, the email address contains the id, for example `user11@example.com`.
    ///
    /// - Parameters:
    ///   - posts: The number of posts. A number below 0 is set to 0. A number above `largestSize` is set to
    ///     `largestSize`.
    ///   - users: The number of users. A number below 1 is set to 1. A number above `largestSize` is set to
    ///     `largestSize`.
    /// - Returns: The collections. Each collection is created at its first use.
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

/// Functions that create the item at an index. The first index is 0. There are no items of JSONPlaceholder at high
/// indexes, so the functions copy earlier items.
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

    /// Returns the item of JSONPlaceholder at `index`. If there is no such item, returns a copy of an earlier item. The
    /// copy has a new id, and the text of its field `key` ends with this id.
    private static func item(_ index: Int, of items: [JSONObject], numbering key: String) -> JSONObject {
        var item = items[index % items.count]
        guard index >= items.count else { return item }
        item["id"] = .integer(index + 1)
        item[key] = item[key]?.text.map { .string("\($0) \(index + 1)") }
        return item
    }
}
