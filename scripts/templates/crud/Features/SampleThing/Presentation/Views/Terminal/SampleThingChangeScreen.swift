public import Core
public import TerminalUI

/// The screen after a change. It says what was changed.
public struct SampleThingChangeScreen: Component {
    private let change: SampleThingChange
    private let language: Language

    /// Creates the screen for one change, with texts in `language`.
    public init(_ change: SampleThingChange, in language: Language) {
        self.change = change
        self.language = language
    }

    /// Returns the lines of the screen for a terminal of this width.
    public func lines(width: Int) -> [Line] {
        Banner(.success, SampleThingMessages.saved(change).text(in: language)).lines(width: width)
    }
}
