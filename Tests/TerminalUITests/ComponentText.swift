import TerminalUI

extension Component {
    /// The lines as text, without styles.
    func text(_ width: Int) -> [String] {
        lines(width: width).map(\.plain)
    }
}
