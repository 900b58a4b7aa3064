import Core
import Feed
import TerminalUI

/// Shows a list of posts, each with the beginning of its body. If the screen is narrower than 60 columns, the author
/// is in a separate line.
struct PostRows: Component {
    let posts: [Post]
    let language: Language

    func lines(width: Int) -> [Line] {
        let indent = (posts.map { "\($0.id)".count }.max() ?? 0) + 2
        let table = width < 60 ? nil : wide.lines(width: width)
        return posts.enumerated().flatMap { index, post in
            let head = table.map { [$0[index]] } ?? narrow(post, indent).lines(width: width)
            let body = post.beginning(width)
            let margin = Line(String(repeating: " ", count: indent))
            return head + (body.isEmpty ? [] : (margin + Line(body, style: .secondary)).lines(width: width))
        }
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

    private func narrow(_ post: Post, _ indent: Int) -> Stack {
        Stack {
            Line("\(post.id)  ", style: .secondary).padded(to: indent, alignment: .trailing) + Line(post.title)
            Paragraph(name(of: post.author), style: .secondary, indent: indent)
        }
    }

    private func name(of author: Author) -> String {
        author.name ?? FeedMessages.unknownAuthor.text(in: language)
    }
}
