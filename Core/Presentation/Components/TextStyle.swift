/// The meaning of a text. The terminal decides how each style looks, with or without colour.
public enum TextStyle: Equatable, Sendable, CaseIterable {
    /// Normal text.
    case plain
    /// The title of a page or a section.
    case title
    /// Important text in a line.
    case strong
    /// Less important text: labels, counts, rules.
    case secondary
    /// Text that is selected, changed, or can be used for an action.
    case accent
    /// Something that succeeded.
    case success
    /// A warning.
    case warning
    /// Something that failed.
    case error
}
