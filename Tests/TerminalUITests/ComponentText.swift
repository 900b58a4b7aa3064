import TerminalUI

extension Component {
    /// The lines of the component as text without styles. The argument is the width in columns.
    func text(_ width: Int) -> [String] {
        lines(width: width).map(\.plain)
    }
}
