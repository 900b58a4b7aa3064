import Core
import TerminalUI

/// Posts, one line each; on a narrow page the author stands below the title.
struct PostRows: Component {
    let posts: [FeedPost]
    let language: Language

    func lines(width: Int) -> [Line] {
        width < 60 ? narrow.lines(width: width) : wide.lines(width: width)
    }

    private var wide: TextTable {
        TextTable(
            columns: [
                TextTable.Column(.trailing, style: .secondary),
                TextTable.Column(.leading, isFlexible: true),
                TextTable.Column(.leading, style: .secondary),
            ],
            rows: posts.map { ["\($0.id)", $0.title, author(of: $0)] }
        )
    }

    private var narrow: Stack {
        let indent = (posts.map { "\($0.id)".count }.max() ?? 0) + 2
        return Stack {
            for post in posts {
                Line(String(repeating: " ", count: max(0, indent - 2 - "\(post.id)".count)))
                    + Line("\(post.id)", style: .secondary) + Line("  \(post.title)")
                Paragraph(author(of: post), style: .secondary, indent: indent)
            }
        }
    }

    private func author(of post: FeedPost) -> String {
        post.authorName ?? FeedMessages.unknownAuthor.text(in: language)
    }
}
