/// A language of the messages. The raw value is its ISO 639 code.
public enum Language: String, Sendable, CaseIterable {
    /// English, with the code `en`.
    case english = "en"
    /// Japanese, with the code `ja`.
    case japanese = "ja"
}
