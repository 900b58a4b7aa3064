import ArgumentParser
import Authentication
import Core
import Feed
import Root

struct FeedCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed",
        abstract: "Show a page of posts, or one post, or write a comment.",
        subcommands: [FeedCommentCommand.self, FeedShowCommand.self]
    )

    @OptionGroup var options: GlobalOptions

    @OptionGroup var paging: PagingOptions

    @OptionGroup var saved: OfflineOptions

    @Option(parsing: .unconditional, help: ArgumentHelp("Show only posts that contain this text.", valueName: "text"))
    var search = ""

    @Option(parsing: .unconditional, help: ArgumentHelp("Show only posts of the author with this id.", valueName: "id"))
    var author: String?

    @Flag(help: "Show only your posts.")
    var mine = false

    func run(in app: Composition, on console: Console) async throws(Failure) {
        try saved.check()
        try paging.check()
        guard author != "" else { throw .usage(AppMessages.emptyValue("--author")) }
        guard !mine || author == nil else { throw .usage(AppMessages.mineOrAuthor) }
        let user = mine ? try await app.signedInUser().id.description : author
        let query = FeedQuery(search: search, author: user.map { Author.ID($0) }, limit: paging.limit)
        try await paging.read(query, saved: saved, in: app, on: console) { dependencies throws(Failure) in
            try dependencies.feature(of: FeedRoute.self).repository.posts
        } show: { page, next throws(Failure) in
            let screen = FeedScreen(.loaded(page, next: next), in: console.language)
            let document = ListDocument("posts", of: page, hasNext: next != nil, entry: PostDocument.init)
            try console.show(screen, json: document)
        }
    }
}

extension AppMessages {
    fileprivate static let mineOrAuthor = Message(
        en: "--mine and --author cannot be used together.",
        ja: "--mine と --author は同時に指定できません。"
    )
}
