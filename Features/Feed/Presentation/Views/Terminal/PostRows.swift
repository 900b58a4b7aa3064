import Core
import TerminalUI

/// Shows a list of posts. Each post has one line. If the screen is narrower than 60 columns, the author is below the
/// title.
struct PostRows: Component {
    let posts: PagedList<Post>
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
            rows: posts.map { ["\($0.id)", $0.title, name(of: $0.author)] }
        )
    }

    private var narrow: Stack {
        let indent = (posts.map { "\($0.id)".count }.max() ?? 0) + 2
        return Stack {
            for post in posts {
                Line(String(repeating: " ", count: max(0, indent - 2 - "\(post.id)".count)))
                    + Line("\(post.id)", style: .secondary) + Line("  \(post.title)")
                Paragraph(name(of: post.author), style: .secondary, indent: indent)
            }
        }
    }

    private func name(of author: Author) -> String {
        author.name ?? FeedMessages.unknownAuthor.text(in: language)
    }
}
