import Core
import TerminalUI

/// One comment: its heading, its writer, its text.
struct CommentBlock: Component {
    let comment: PostComment

    func lines(width: Int) -> [Line] {
        Stack {
            Paragraph(comment.title, style: .strong)
            Paragraph(comment.email, style: .secondary)
            Paragraph(comment.body)
        }
        .lines(width: width)
    }
}
