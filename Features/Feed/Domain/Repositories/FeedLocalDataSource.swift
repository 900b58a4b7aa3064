public import Core
public import Foundation

/// Saves posts and authors on this device. It is a cache: it can lose any of them at any time, and it never throws.
public protocol FeedLocalDataSource: Sendable {
    /// Returns one page of the saved posts, with the saved names of their authors. `nil` means that the page is not
    /// saved. But if a search or an author selects none of the saved posts, the page is empty, with the date of a post.
    ///
    /// Without a search and without an author, the page has the posts that the server sent for this part of its list.
    /// Otherwise, the page is selected from all saved posts, which are sorted by their ids. `FeedQuery.matches(_:)` has
    /// the rule. A database can find nothing if the search text is very long.
    func posts(_ query: FeedQuery, page: Int) async -> ListPage<Post>?
    /// Saves one page of the server. A post that is already saved is replaced.
    func save(_ page: ListPage<Post>, number: Int, of query: FeedQuery, at date: Date) async
    /// Returns the saved authors with these ids.
    func authors(_ ids: [Author.ID]) async -> [Author]
    /// Saves the names of authors.
    func save(_ authors: [Author]) async
}
