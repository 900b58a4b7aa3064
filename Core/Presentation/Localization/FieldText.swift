public import Foundation

/// A field of a model on a screen: its label, and its value as a text.
public struct FieldText: Hashable, Identifiable, Sendable {
    /// The label. The fields of a model must have different labels.
    public let label: String
    /// The value as a text. It is empty if the model has no value.
    public let value: String
    /// The same as `label`.
    public var id: String { label }

    /// Creates a field with a text. `nil` becomes an empty text.
    public init(_ value: String?, label: Message, in language: Language) {
        self.label = label.text(in: language)
        self.value = value ?? ""
    }

    /// Creates a field with a text in several languages, for example the label of a choice.
    public init(_ value: Message?, label: Message, in language: Language) {
        self.init(value?.text(in: language), label: label, in: language)
    }

    /// Creates a field with a number, written as in the user's region. Less than 10,000 has no separators of thousands,
    /// because it can be a year. Without `locale`, the region is that of `language`.
    public init(
        _ value: (some Numeric & CustomStringConvertible)?,
        label: Message,
        in language: Language,
        locale: Locale? = nil
    ) {
        let locale = locale ?? language.locale
        let text = value.map { value in Decimal(string: "\(value)").map { locale.text(of: $0) } ?? "\(value)" }
        self.init(text, label: label, in: language)
    }

    /// Creates a field with the word for yes or no.
    public init(_ value: Bool?, label: Message, in language: Language) {
        let message = value.map { $0 ? Message(en: "Yes", ja: "はい") : Message(en: "No", ja: "いいえ") }
        self.init(message?.text(in: language), label: label, in: language)
    }

    /// Creates a field with a list of texts, with commas between them.
    public init(_ value: [String]?, label: Message, in language: Language) {
        self.init(value?.joined(separator: Message(en: ", ", ja: "、").text(in: language)), label: label, in: language)
    }

    /// Creates a field with a date, written as in the user's region.
    public init(_ value: ServerDate?, label: Message, in language: Language, timeZone: TimeZone) {
        self.init(value?.text(in: language, timeZone: timeZone), label: label, in: language)
    }
}
