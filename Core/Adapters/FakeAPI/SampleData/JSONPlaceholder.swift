// This data is from JSONPlaceholder (https://jsonplaceholder.typicode.com). Its licence is in LICENSE.

/// The collections of JSONPlaceholder. Each collection is decoded once, at its first use.
enum JSONPlaceholder {
    static let posts = SampleData.items(of: postsText)
    static let comments = SampleData.items(of: commentsText)
    static let users = SampleData.items(of: usersText)
    static let todos = SampleData.items(of: todosText)
}
