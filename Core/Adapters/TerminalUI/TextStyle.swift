/// The meaning of a text, for example a title or an error. The code that prints the text decides how each style looks.
public enum TextStyle: Equatable, Sendable, CaseIterable {
    /// Normal text.
    case plain
    /// The title of a screen or a section.
    case title
    /// Important text inside a line.
    case strong
    /// Less important text, for example a label, a count or a horizontal line.
    case secondary
    /// Text that must be noticed, for example a changed value.
    case accent
    /// Something that succeeded.
    case success
    /// Something that the user should be careful about.
    case warning
    /// Something that failed.
    case error
}
