import Core
import Feed
import Foundation
import TerminalUI

/// The screen of one post. It shows the author, the text and the comments. Below a comment that waits or was refused,
/// another line says so.
struct PostScreen: Component {
    private let state: PostState
    private let savedAt: Date?
    private let changes: [PendingChange]
    private let language: Language

    init(_ state: PostState, savedAt: Date? = nil, changes: [PendingChange] = [], in language: Language) {
        self.state = state
        self.savedAt = savedAt
        self.changes = changes
        self.language = language
    }

    func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            if let content = state.content {
                post(content.post)
                if let savedAt {
                    Paragraph(ListMessages.saved(at: savedAt, now: Date()).text(in: language), style: .secondary)
                }
                if let comments = content.comments {
                    list(of: comments)
                }
            }
            switch state {
            case .idle, .loaded: Stack {}
            case .loading: Paragraph(ListMessages.loading.text(in: language), style: .secondary)
            case .error(let error, _): Banner(.error, error.message.text(in: language))
            }
        }
        .lines(width: width)
    }
}

extension PostScreen {
    private func post(_ post: Post) -> Stack {
        let author = post.author.name ?? FeedMessages.unknownAuthor.text(in: language)
        return Stack {
            Heading(post.title, detail: "\(author) · \(AppMessages.post(post.id).text(in: language))")
            Paragraph(post.body)
        }
    }

    private func list(of comments: [PostComment]) -> Stack {
        Stack(spacing: 1) {
            if comments.isEmpty {
                Paragraph(FeedMessages.noComments.text(in: language), style: .secondary)
            } else {
                Stack {
                    Heading(FeedMessages.comments(comments.count).text(in: language))
                    Stack(spacing: 1) {
                        for comment in comments {
                            Stack {
                                if !comment.title.isEmpty { Paragraph(comment.title, style: .strong) }
                                if !comment.email.isEmpty { Paragraph(comment.email, style: .secondary) }
                                Paragraph(comment.body)
                                if let change = changes.first(where: { $0.isOf(comment.id) }) {
                                    Paragraph(ChangeMessages.mark(of: change).text(in: language), style: .secondary)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

extension AppMessages {
    fileprivate static func post(_ id: Post.ID) -> Message {
        Message(en: "post \(id)", ja: "投稿 \(id)")
    }
}
