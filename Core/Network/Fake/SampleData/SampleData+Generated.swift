import Core

extension SampleData {
    /// The most posts, and the most users, that `generated` makes.
    public static let largestSize = 1_000_000

    /// `all` at another size, the same on every machine: JSONPlaceholder's posts and users come first, more of their kind
    /// follow.
    ///
    /// Each user wrote ten posts in turn, and each post has five comments. A user after the tenth has the email
    /// `user11@example.com`, with the user's own id. Where there are fewer than ten, they share all there is.
    ///
    /// - Parameters:
    ///   - posts: How many posts, from 0 to `largestSize`; beyond these counts as the nearest.
    ///   - users: How many users, from 1 to `largestSize`; beyond these counts as the nearest.
    /// - Returns: The collections, each made when it is first asked for.
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

/// What stands at an index, counted from 0, of a collection without end.
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

    /// The item itself, or, after the last one, an earlier one with an id of its own, which the text that tells
    /// items apart gets, too.
    private static func item(_ index: Int, of items: [JSONObject], numbering key: String) -> JSONObject {
        var item = items[index % items.count]
        guard index >= items.count else { return item }
        item["id"] = .integer(index + 1)
        item[key] = item[key]?.text.map { .string("\($0) \(index + 1)") }
        return item
    }
}
