public import Foundation

/// A text in English and Japanese. The English text, without its values, is the key of the text in a further language.
public struct Message: Equatable, Sendable {
    private let english: Text
    private let japanese: Text
    private let context: String?

    /// Creates a message. `context` is a part of the key: with it, the same English text can have two translations.
    public init(en english: Text, ja japanese: Text, context: String? = nil) {
        self.english = english
        self.japanese = japanese
        self.context = context
    }

    /// Joins two texts.
    public static func + (left: Message, right: Message) -> Message {
        Message(en: "\(left) \(right)", ja: "\(left)\(right)")
    }

    /// The text in one language. It is in English if the language has no text for this message.
    public func text(in language: Language) -> String {
        if language == .japanese { return japanese.text(in: language) }
        let key = english.key + (context.map { " [\($0)]" } ?? "")
        return language.translations?.text(of: key, english.arguments(in: language), in: language.locale)
            ?? english.text(in: language)
    }
}

/// The texts of the messages in languages that are not in the code. App sets them in the environment of its views.
public protocol Translations: Sendable {
    /// Returns the text of a key such as `%@ by %@` or `%lld posts` with these arguments, or `nil` if there is none. A
    /// context follows its key: `Open [filter]`. An argument is a text or, for `%lld`, a number that chooses a form.
    func text(of key: String, _ arguments: [any CVarArg], in locale: Locale) -> String?
}
