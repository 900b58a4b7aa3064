/// A language that the project speaks.
public enum Language: String, Sendable, CaseIterable {
    /// English.
    case english = "en"
    /// Japanese.
    case japanese = "ja"
}
