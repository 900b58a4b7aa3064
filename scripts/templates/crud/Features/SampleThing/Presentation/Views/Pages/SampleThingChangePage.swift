public import Core
public import TerminalUI

/// The page after a change. It says in one line what was changed.
public struct SampleThingChangePage: Component {
    private let change: SampleThingChange
    private let language: Language

    /// Creates the page that shows this change in this language.
    public init(_ change: SampleThingChange, in language: Language) {
        self.change = change
        self.language = language
    }

    /// The lines of the page. No line is wider than `width` columns.
    public func lines(width: Int) -> [Line] {
        Banner(.success, SampleThingMessages.saved(change).text(in: language)).lines(width: width)
    }
}
