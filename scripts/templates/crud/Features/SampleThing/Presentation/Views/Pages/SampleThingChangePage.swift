public import Core
public import TerminalUI

/// The page after a change: what was changed, in one sentence.
public struct SampleThingChangePage: Component {
    private let change: SampleThingChange
    private let language: Language

    /// Creates the page for one change.
    public init(_ change: SampleThingChange, in language: Language) {
        self.change = change
        self.language = language
    }

    /// The lines of the page.
    public func lines(width: Int) -> [Line] {
        Banner(.success, SampleThingMessages.saved(change).text(in: language)).lines(width: width)
    }
}
