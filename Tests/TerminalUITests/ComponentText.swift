import TerminalUI

extension Component {
    /// Returns the lines of the component as text without styles. `width` is the largest width of a line, in columns.
    func text(_ width: Int) -> [String] {
        lines(width: width).map(\.plain)
    }
}
