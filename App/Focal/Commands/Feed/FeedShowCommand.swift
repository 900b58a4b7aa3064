import ArgumentParser
import Core
import Feed
import Root

struct FeedShowCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show one post with its author and comments."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The post's id.")
    var id: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard !id.isEmpty else { throw .usage(AppMessages.emptyValue("ID")) }
        let store = try await app.dependenciesOfUser().feature(of: FeedRoute.self).makePostStore(Post.ID(id))
        await console.waiting { await store.load() }
        guard let content = store.state.content else { throw Failure(store.state.error) }
        // If only the comments cannot be loaded, the post is printed before the error.
        let (savedAt, changes) = (store.savedAt, store.unsent)
        let screen = PostScreen(.loaded(content), savedAt: savedAt, changes: changes, in: console.language)
        try console.show(screen, json: PostThreadDocument(content, savedAt: savedAt, changes: changes))
        guard case .loaded = store.state else { throw Failure(store.state.error) }
    }
}
