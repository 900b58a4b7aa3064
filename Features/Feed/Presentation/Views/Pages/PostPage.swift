public import Core
public import TerminalUI

/// One post with its author and what was said to it.
public struct PostPage: Component {
    private let state: PostState
    private let language: Language

    /// Makes the page of one state.
    public init(_ state: PostState, in language: Language) {
        self.state = state
        self.language = language
    }

    /// The page's lines.
    public func lines(width: Int) -> [Line] {
        Stack(spacing: 1) {
            if let content = state.content {
                post(content.post)
                comments(content.comments)
            }
            switch state {
            case .idle, .loaded: Stack {}
            case .loading: Paragraph(FeedMessages.loading.text(in: language), style: .secondary)
            case .error(let error, _): Banner(.error, error.message.text(in: language))
            }
        }
        .lines(width: width)
    }
}

extension PostPage {
    private func post(_ post: FeedPost) -> Stack {
        let author = post.authorName ?? FeedMessages.unknownAuthor.text(in: language)
        return Stack {
            Heading(post.title, detail: "\(author) · \(FeedMessages.post(post.id).text(in: language))")
            Paragraph(post.body)
        }
    }

    private func comments(_ comments: [PostComment]) -> Stack {
        Stack(spacing: 1) {
            if comments.isEmpty {
                Paragraph(FeedMessages.noComments.text(in: language), style: .secondary)
            } else {
                Stack {
                    Heading(FeedMessages.comments(comments.count).text(in: language))
                    Stack(spacing: 1) {
                        for comment in comments {
                            CommentBlock(comment: comment)
                        }
                    }
                }
            }
        }
    }
}
