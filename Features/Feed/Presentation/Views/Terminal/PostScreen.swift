public import Core
public import TerminalUI

/// The screen of one post. It shows the author, the text and the comments.
public struct PostScreen: Component {
    private let state: PostState
    private let language: Language

    /// Creates the screen for one state, with texts in `language`.
    public init(_ state: PostState, in language: Language) {
        self.state = state
        self.language = language
    }

    /// Returns the lines of the screen for a terminal of this width.
    public func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            if let content = state.content {
                post(content.post)
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
            Heading(post.title, detail: "\(author) · \(FeedMessages.post(post.id).text(in: language))")
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
                                Paragraph(comment.title, style: .strong)
                                Paragraph(comment.email, style: .secondary)
                                Paragraph(comment.body)
                            }
                        }
                    }
                }
            }
        }
    }
}
