/// A language of the messages. The raw value is its ISO 639 code.
public enum Language: String, Sendable, CaseIterable {
    /// English.
    case english = "en"
    /// Japanese.
    case japanese = "ja"
}
