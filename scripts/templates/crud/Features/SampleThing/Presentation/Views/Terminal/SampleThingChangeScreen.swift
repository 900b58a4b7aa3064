public import Core
public import TerminalUI

/// The screen after a change. It says what was changed.
public struct SampleThingChangeScreen: Component {
    private let change: PendingChange
    private let item: SampleThingItem
    private let language: Language

    /// Creates the screen for a change of a sample item, with texts in `language`.
    public init(_ change: PendingChange, of item: SampleThingItem, in language: Language) {
        (self.change, self.item, self.language) = (change, item, language)
    }

    /// Returns the lines of the screen for a terminal of this width.
    public func lines(width: Int) -> [Line] {
        Banner(.success, SampleThingMessages.saved(change, item).text(in: language)).lines(width: width)
    }
}
