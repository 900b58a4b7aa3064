public import Core

/// The messages of the feed feature.
package enum FeedMessages {
    static let search = Message(en: "Search posts", ja: "投稿を検索")
    static let post = Message(en: "Post", ja: "投稿")
    package static let comment = Message(en: "Comment", ja: "コメント")
    static let write = Message(en: "Write a Comment", ja: "コメントを書く")
    static let signIn = Message(en: "Sign In to Comment", ja: "ログインしてコメントを書く")
    package static let noPosts = Message(en: "There are no posts.", ja: "投稿はありません。")
    package static let unknownAuthor = Message(en: "unknown", ja: "不明")
    package static let noComments = Message(en: "No comments yet.", ja: "コメントはまだありません。")

    package static func title(of content: FeedContent?) -> Message {
        guard let content, content.query.author != nil else { return Message(en: "Feed", ja: "フィード") }
        guard let name = content.items.first?.author.name else { return Message(en: "Posts", ja: "投稿") }
        return Message(en: "Posts by \(name)", ja: "\(name) の投稿")
    }

    package static func comments(_ count: Int) -> Message {
        Message(en: "\(count, one: "comment", other: "comments")", ja: "コメント\(count)件")
    }
}

extension FeedError: ChangeFailure, UserFacingError {
    /// The error code for scripts, for example `no_such_post`.
    public var code: String {
        switch self {
        case .change(let error): error.code
        case .noComments: "no_comments"
        case .noSuchPost: "no_such_post"
        case .noCollection: "no_feed"
        case .notSignedIn: "not_signed_in"
        case .request(let error): error.code
        }
    }

    /// The message for the user: what is wrong, or what the user can do.
    public var message: Message {
        switch self {
        case .change(let error): error.message
        case .noComments:
            Message(en: "Nobody can comment on this post.", ja: "この投稿にはコメントできません。")
        case .noSuchPost(let id):
            Message(en: "There is no post \(id).", ja: "投稿 \(id) は見つかりません。")
        case .noCollection:
            Message(en: "This server has no posts.", ja: "このサーバーには投稿がありません。")
        case .notSignedIn:
            Message(
                en: "You must sign in to see the posts of this server.",
                ja: "このサーバーの投稿を見るには、ログインが必要です。"
            )
        case .request(let error): error.message
        }
    }

    /// True for `notSignedIn`, because the user must sign in to continue.
    public var needsLogin: Bool { self == .notSignedIn }
}
