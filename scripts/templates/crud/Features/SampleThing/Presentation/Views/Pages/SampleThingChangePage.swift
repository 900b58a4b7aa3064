public import Core
public import TerminalUI

/// What was done to an item, in a sentence.
public struct SampleThingChangePage: Component {
    private let change: SampleThingChange
    private let language: Language

    /// Makes the page of one change.
    public init(_ change: SampleThingChange, in language: Language) {
        self.change = change
        self.language = language
    }

    /// The page's lines.
    public func lines(width: Int) -> [Line] {
        Banner(.success, SampleThingMessages.done(change).text(in: language)).lines(width: width)
    }
}
