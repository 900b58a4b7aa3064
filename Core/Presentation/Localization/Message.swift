public import Foundation

/// A text in English and Japanese. The English text, without its values, is the key of the text in a further language.
public struct Message: Equatable, Sendable {
    private let english: Text
    private let japanese: Text
    private let context: String?
    /// Advice that only the command line shows, for example to check the address of the server.
    public let advice: Advice?

    /// Creates a message. `context` is a part of the key: with it, the same English text can have two translations.
    public init(en english: Text, ja japanese: Text, context: String? = nil, advice: Advice? = nil) {
        self.english = english
        self.japanese = japanese
        self.context = context
        self.advice = advice
    }

    /// Joins two texts. The advice is that of `right`, or of `left` if `right` has no advice.
    public static func + (left: Message, right: Message) -> Message {
        Message(en: "\(left) \(right)", ja: "\(left)\(right)", advice: right.advice ?? left.advice)
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

extension Message {
    /// Advice that a user cannot follow inside an app. An app shows only the text of a message. The command line shows
    /// the text, and after it a sentence for the advice.
    public enum Advice: Sendable {
        /// The address of the server may be wrong.
        case address
        /// The certificate of the server may be wrong.
        case certificate
        /// The server may not be running.
        case server
        /// The server may need more time.
        case timeout
        /// An environment variable must name the folder for the files.
        case folder
        /// The permissions of a file or a folder may be wrong.
        case permissions
        /// The file or folder at a path is not safe to use, for example a symbolic link. The user must move it.
        case place
        /// The pages of a list can only be read one after the other.
        case allPages
    }
}
