/// The meaning of a text, for example a title or an error. The terminal decides how each style looks.
public enum TextStyle: Equatable, Sendable, CaseIterable {
    /// Normal text.
    case plain
    /// The title of a screen or a section.
    case title
    /// Important text inside a line.
    case strong
    /// Less important text, for example a label, a count or a horizontal line.
    case secondary
    /// Text that is selected or changed, or that starts an action.
    case accent
    /// Something that succeeded.
    case success
    /// Something that the user should be careful about.
    case warning
    /// Something that failed.
    case error
}
