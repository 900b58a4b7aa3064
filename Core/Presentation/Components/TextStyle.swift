/// What a piece of text is for. How it looks, in colour or without, is the terminal's business.
public enum TextStyle: Equatable, Sendable, CaseIterable {
    /// Text as such.
    case plain
    /// What a page or a section is about.
    case title
    /// What stands out of its line.
    case strong
    /// What may be overlooked: labels, counts, rules.
    case secondary
    /// What can be acted on, or is selected.
    case accent
    /// What went well.
    case success
    /// What to be careful about.
    case warning
    /// What went wrong.
    case error
}
