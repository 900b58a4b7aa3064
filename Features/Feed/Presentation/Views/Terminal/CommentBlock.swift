import TerminalUI

/// Shows one comment: its title, the email address of the writer, and its text.
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
