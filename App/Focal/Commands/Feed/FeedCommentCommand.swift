import ArgumentParser
import Authentication
import Core
import Feed
import Root
import TerminalUI

struct FeedCommentCommand: FocalCommand {
    static let configuration = CommandConfiguration(commandName: "comment", abstract: "Write a comment on a post.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The post's id.")
    var id: String

    @Argument(help: "The text of the comment.")
    var text: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard !id.isEmpty else { throw .usage(AppMessages.emptyValue("ID")) }
        _ = try await app.signedInUser()
        let feature = try await app.dependenciesOfUser().feature(of: FeedRoute.self)
        guard let form = feature.makeCommentForm(on: Post.ID(id))
        else { throw Failure(FeedError.noSuchPost(Post.ID(id))) }
        form.change(.body, to: text)
        await form.save()
        guard case .saved(let saved) = form.state else { throw Failure(form.state.error) }
        let (comments, repository) = (feature.repository.changedComments(on: Post.ID(id)), feature.repository)
        let change = try await app.send(saved, of: comments.changes, on: console) { repository.formError(of: $0) }
        guard let comment = comments.element(with: change) else { throw Failure(FeedError.noComments) }
        let screen = Banner(.success, AppMessages.commented(comment).text(in: console.language))
        try console.show(screen, json: ["comment": CommentDocument(comment, changes: [change])])
    }
}

extension AppMessages {
    fileprivate static func commented(_ comment: PostComment) -> Message {
        Message(en: "Commented: \(comment.body) (\(comment.id))", ja: "コメントしました：\(comment.body)（\(comment.id)）")
    }
}
