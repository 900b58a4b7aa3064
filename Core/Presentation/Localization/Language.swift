/// A language of the messages. The raw value is the ISO 639 code of the language.
public enum Language: String, Sendable, CaseIterable {
    /// English, with the code `en`.
    case english = "en"
    /// Japanese, with the code `ja`.
    case japanese = "ja"
}
