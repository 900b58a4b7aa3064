import ArgumentParser
import Authentication
import Core
import Feed
import Root

/// The command `focal mypage posts`, which shows the posts of the user.
struct MyPagePostsCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "posts",
        abstract: "Show your posts."
    )

    @OptionGroup var options: GlobalOptions

    @OptionGroup var paging: PagingOptions

    func run(in app: Composition, on console: Console) async throws(Failure) {
        try paging.check()
        let user = try await app.signedInUser()
        let query = FeedQuery(author: Author.ID(of: user.id), limit: paging.limit)
        try await paging.show(query, in: app, on: console)
    }
}
